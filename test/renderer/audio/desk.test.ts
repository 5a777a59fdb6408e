import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AMBIENCES } from '../../../renderer/audio/ambience/ambience';
import { createAudioDesk } from '../../../renderer/audio/desk';
import { SOUNDS, type SoundId } from '../../../renderer/audio/sounds';
import { seeded } from '../../../renderer/random/random';
import { FakeGraph } from './fake-graph';

const LOUD = { master: 1, effects: 0.5, interface: 1, music: 0 };

function deskOn(graph = new FakeGraph()) {
  const open = vi.fn(() => graph);
  return { graph, open, desk: createAudioDesk(open, LOUD, seeded(1)) };
}

/** Settings of the knobs that the volumes turn: gate, master, then dry and echo of each channel. */
function volumesIn(graph: FakeGraph): readonly number[] {
  return graph
    .of('gain')
    .map(({ gain }) => gain.value)
    .filter((_, index) => index !== 2)
    .slice(0, 8);
}

describe('the desk', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('opens nothing before the first gesture, then one graph for good', async () => {
    const { desk, open, graph } = deskOn();
    desk.setTime('day');
    desk.play('hit');
    expect(open).not.toHaveBeenCalled();
    desk.wake();
    desk.wake();
    expect(open).toHaveBeenCalledOnce();
    expect(graph.state).toBe('running');
  });

  it('plays what it is told, with the ambience of the time under it', () => {
    const { desk, graph } = deskOn();
    desk.wake();
    const day = graph.sounding.length;
    expect(day).toBe(AMBIENCES.day.beds.length);
    desk.play('hit');
    const hit = graph.sounding.length;
    expect(hit).toBe(day + SOUNDS.hit.layers.length);
    desk.setTime('night');
    expect(graph.sounding.length).toBe(hit + AMBIENCES.night.beds.length);
  });

  it('turns the volumes as the ear hears them, and at once when they change', () => {
    const { desk, graph } = deskOn();
    desk.wake();
    expect(volumesIn(graph)).toEqual([1, 1, 0.25, 0.25, 1, 1, 0, 0]);
    desk.setVolumes({ ...LOUD, master: 0.5, music: 1 });
    expect(volumesIn(graph)).toEqual([1, 0.25, 0.25, 0.25, 1, 1, 1, 1]);
  });

  it('falls silent while the window is hidden, and takes no sounds then', async () => {
    const { desk, graph } = deskOn();
    desk.wake();
    desk.setTime('day');
    desk.setHidden(true);
    expect(volumesIn(graph)[0]).toBe(0);
    const before = graph.sounding.length;
    desk.play('hit');
    expect(graph.sounding.length).toBe(before);
    await vi.advanceTimersByTimeAsync(1000);
    expect(graph.state).toBe('suspended');
    desk.setHidden(false);
    expect(volumesIn(graph)[0]).toBe(1);
    expect(graph.state).toBe('running');
    expect(graph.sounding.length).toBeGreaterThan(before);
  });

  it('tells each sound, also before anything can be heard, and none while hidden', () => {
    const { desk } = deskOn();
    const heard: SoundId[] = [];
    const stop = desk.onSound((sound) => heard.push(sound));
    desk.play('howler');
    desk.setHidden(true);
    desk.play('growl');
    desk.setHidden(false);
    stop();
    desk.play('hit');
    expect(heard).toEqual(['howler']);
  });

  it('stays silent where there is no sound at all', () => {
    const desk = createAudioDesk(
      () => {
        throw new Error('No audio device.');
      },
      LOUD,
      seeded(1),
    );
    desk.wake();
    expect(() => desk.play('hit')).not.toThrow();
  });

  it('ends everything when closed, timers too, and wakes again', () => {
    const { desk, graph, open } = deskOn();
    desk.wake();
    desk.setTime('day');
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    desk.close();
    expect(vi.getTimerCount()).toBe(0);
    expect(graph.state).toBe('closed');
    desk.wake();
    expect(open).toHaveBeenCalledTimes(2);
  });
});
