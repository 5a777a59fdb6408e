import { describe, expect, it } from 'vitest';
import { advance, createDirector, enqueue, isIdle, skip } from '../../../renderer/motion/director';

const run = { name: 'run', duration: 300 };
const climb = { name: 'climb', duration: 500 };
const cut = { name: 'cut', duration: 0 };

function directorWith(...motions: { name: string; duration: number }[]) {
  return enqueue(createDirector<{ name: string; duration: number }>(), motions);
}

describe('the director', () => {
  it('is idle with nothing to play', () => {
    const director = createDirector<typeof run>();
    expect(isIdle(director)).toBe(true);
    expect(advance(director, 1000, 1)).toEqual({ director, ended: [], playing: null });
  });

  it('plays motions one after another', () => {
    const first = advance(directorWith(run, climb), 150, 1);
    expect(first.playing).toEqual({ motion: run, progress: 0.5 });
    expect(first.ended).toEqual([]);

    const second = advance(first.director, 275, 1);
    expect(second.ended).toEqual([run]);
    expect(second.playing).toEqual({ motion: climb, progress: 0.25 });
  });

  it('plays twice as fast at double speed', () => {
    expect(advance(directorWith(run), 75, 2).playing).toEqual({ motion: run, progress: 0.5 });
  });

  it('ends several motions in order when a frame was slow', () => {
    const step = advance(directorWith(run, cut, climb), 900, 1);
    expect(step.ended).toEqual([run, cut, climb]);
    expect(step.playing).toBeNull();
    expect(isIdle(step.director)).toBe(true);
  });

  it('ends everything at once at instant speed', () => {
    expect(advance(directorWith(run, climb), 0, 'instant').ended).toEqual([run, climb]);
  });

  it('can be skipped in the middle of a motion without losing any', () => {
    const { director } = advance(directorWith(run, climb, cut), 400, 1);
    const skipped = skip(director);
    expect(skipped.ended).toEqual([climb, cut]);
    expect(isIdle(skipped.director)).toBe(true);
  });

  it('takes more motions while one is playing', () => {
    const { director } = advance(directorWith(run), 100, 1);
    const step = advance(enqueue(director, [climb]), 250, 1);
    expect(step.ended).toEqual([run]);
    expect(step.playing).toEqual({ motion: climb, progress: 0.1 });
  });
});
