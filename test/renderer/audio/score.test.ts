import { describe, expect, it } from 'vitest';
import { type Conductor, createConductor } from '../../../renderer/audio/conductor';
import { digestOf } from '../../../renderer/audio/digest';
import { type Beat, type Cue, scoreOf } from '../../../renderer/audio/score';
import type { SoundId } from '../../../renderer/audio/sounds';

const cue = (sound: SoundId, after = 0): Cue => ({ sound, after });
const beat = (duration: number, ...cues: readonly Cue[]): Beat => ({ duration, cues });

describe('the score of what happened', () => {
  it('lasts as long as the motions, and keeps silent motions so that later sounds wait for them', () => {
    const score = scoreOf(['walk', 'wound', 'said', 'pulse'], {
      motionsOf: (entries) =>
        entries.filter((entry) => entry !== 'wound' && entry !== 'said').map(() => ({ duration: 250 })),
      sound: {
        soundsOf: (entry) =>
          entry === 'walk' ? [cue('step')] : entry === 'wound' ? [cue('wound-light')] : [],
      },
    });
    expect(score).toEqual([beat(250, cue('step')), beat(0, cue('wound-light')), beat(250)]);
  });

  it('is empty for a game that plays in silence', () => {
    expect(scoreOf(['walk'], { motionsOf: () => [{ duration: 250 }] })).toEqual([]);
  });

  it('comes down to its last few different sounds where nothing moves', () => {
    const sounds: readonly SoundId[] = ['dice-throw', 'step', 'growl', 'growl', 'hit', 'growl', 'bite'];
    expect(digestOf(sounds.map((sound) => beat(100, cue(sound))))).toEqual([
      cue('step', 0),
      cue('hit', 110),
      cue('growl', 220),
      cue('bite', 330),
    ]);
  });
});

describe('the conductor', () => {
  interface Stand {
    readonly conductor: Conductor;
    /** Lets a frame be drawn at that time. */
    readonly frame: (now: number) => void;
    readonly heard: string[];
    readonly isWaiting: () => boolean;
  }

  function stand(): Stand {
    const heard: string[] = [];
    let next: ((now: number) => void) | null = null;
    const frames = {
      request: (callback: (now: number) => void) => {
        next = callback;
        return 1;
      },
      cancel: () => {
        next = null;
      },
    };
    const play = (sound: SoundId, { after = 0 } = {}) => void heard.push(`${sound} ${after}`);
    return {
      conductor: createConductor(play, frames),
      heard,
      isWaiting: () => next !== null,
      frame(now) {
        const callback = next;
        next = null;
        callback?.(now);
      },
    };
  }

  it('begins each sound with its motion', () => {
    const { conductor, frame, heard } = stand();
    conductor.tell([beat(150, cue('step', 60)), beat(100, cue('growl'))], 1);
    expect(heard).toEqual([]);
    frame(1000);
    expect(heard).toEqual(['step 0.06']);
    frame(1100);
    expect(heard).toEqual(['step 0.06']);
    frame(1160);
    expect(heard).toEqual(['step 0.06', 'growl 0']);
  });

  it('plays sounds without a motion of their own on the way, and misses none in a slow frame', () => {
    const { conductor, frame, heard } = stand();
    conductor.tell(
      [beat(40, cue('dice-throw')), beat(0, cue('wound-light')), beat(30, cue('hit')), beat(90)],
      1,
    );
    frame(0);
    frame(90);
    expect(heard).toEqual(['dice-throw 0', 'wound-light 0', 'hit 0']);
  });

  it('goes faster with the table', () => {
    const { conductor, frame, heard } = stand();
    conductor.tell([beat(160, cue('climb'), cue('land', 100)), beat(100, cue('hit'))], 2);
    frame(0);
    frame(85);
    expect(heard).toEqual(['climb 0', 'land 0.05', 'hit 0']);
  });

  it('waits with the table when frames stop', () => {
    const { conductor, frame, heard } = stand();
    conductor.tell([beat(150, cue('step')), beat(100, cue('growl'))], 1);
    frame(0);
    frame(60_000);
    expect(heard).toEqual(['step 0']);
  });

  it('lets a second score follow the first', () => {
    const { conductor, frame, heard } = stand();
    conductor.tell([beat(80, cue('step'))], 1);
    frame(0);
    conductor.tell([beat(80, cue('growl'))], 1);
    frame(50);
    expect(heard).toEqual(['step 0']);
    frame(90);
    expect(heard).toEqual(['step 0', 'growl 0']);
  });

  it('drops what has not begun when the table skips, and asks for no more frames', () => {
    const { conductor, frame, heard, isWaiting } = stand();
    conductor.tell([beat(80, cue('step')), beat(80, cue('growl'))], 1);
    frame(0);
    conductor.skip();
    expect(isWaiting()).toBe(false);
    conductor.tell([beat(80, cue('hit'))], 1);
    frame(500);
    expect(heard).toEqual(['step 0', 'hit 0']);
  });

  it('asks for no frames once all is over', () => {
    const { conductor, frame, isWaiting } = stand();
    conductor.tell([beat(50, cue('step'))], 1);
    frame(0);
    frame(60);
    expect(isWaiting()).toBe(false);
  });

  it('where nothing moves plays one digest at a time, and all that happens meanwhile in the next', () => {
    const { conductor, frame, heard, isWaiting } = stand();
    conductor.tell([beat(80, cue('step')), beat(80, cue('growl'))], 'instant');
    frame(1000);
    expect(heard).toEqual(['step 0', 'growl 0.11']);
    conductor.tell([beat(80, cue('hit'))], 'instant');
    frame(1016);
    conductor.tell([beat(80, cue('fall'))], 'instant');
    frame(1032);
    expect(heard).toHaveLength(2);
    frame(1440);
    expect(heard.slice(2)).toEqual(['hit 0', 'fall 0.11']);
    expect(isWaiting()).toBe(false);
  });
});
