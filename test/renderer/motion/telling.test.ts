import { describe, expect, it } from 'vitest';
import { PROMPT_WAITS, tellableOf, toldAt } from '../../../renderer/motion/telling';

/** A throw, what it came to, a blow, and a Wound. */
const story = { lengths: [800, 0, 950, 450] };

describe('what is told of a story', () => {
  it('is each entry when its motion begins, and what is only said after what was shown before it', () => {
    const untold = (time: number) => toldAt(story, time).untold;
    expect([0, 799, 800, 1749, 1750].map(untold)).toEqual([3, 3, 1, 1, 0]);
  });

  it('is over when the last motion is', () => {
    expect([2199, 2200].map((time) => toldAt(story, time).over)).toEqual([false, true]);
  });

  it('is all of it where nothing moves', () => {
    expect(toldAt({ lengths: [0, 0] }, 0)).toEqual({ untold: 0, over: true, asks: true });
    expect(toldAt({ lengths: [] }, 0)).toEqual({ untold: 0, over: true, asks: true });
  });

  it('is an entry with a blow or with dice only when they have met or lie still', () => {
    const dice = { duration: 900 };
    const told = tellableOf([[dice, { duration: 600 }], [{ duration: 500, tells: 300 }], []]);
    expect(told).toEqual({ lengths: [1500, 500, 0], tells: [900, 300, 0] });
    const untold = (time: number) => toldAt(told, time).untold;
    expect([0, 899, 900, 1799, 1800, 2000].map(untold)).toEqual([3, 3, 2, 2, 1, 0]);
  });

  it('keeps nobody waiting for a prompt longer than 1.2 seconds', () => {
    expect([PROMPT_WAITS - 1, PROMPT_WAITS].map((time) => toldAt(story, time).asks)).toEqual([false, true]);
    expect(PROMPT_WAITS).toBeLessThanOrEqual(1200);
  });
});
