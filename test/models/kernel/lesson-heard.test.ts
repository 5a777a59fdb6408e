import { describe, expect, it } from 'vitest';
import { afterHearing, FRESH_LESSON, skipped, stepsHeard } from '../../../models/kernel/lesson';

describe('the steps that a pupil has heard', () => {
  it('are counted upwards in whatever order they come, each once', () => {
    const counts: number[] = [];
    let cursor = FRESH_LESSON;
    for (const step of [1, 2, 7, 6, 7, 2]) {
      cursor = afterHearing(cursor, { step });
      counts.push(stepsHeard(cursor));
    }
    expect(counts).toEqual([1, 2, 3, 4, 4, 4]);
  });

  it('are no words between two steps, and stay when the lesson is skipped', () => {
    const one = afterHearing(FRESH_LESSON, { step: 3 });
    expect(afterHearing(one, { step: null })).toBe(one);
    expect(stepsHeard(skipped(one))).toBe(1);
    expect(stepsHeard({ read: [1, 2], ended: false })).toBe(0);
  });
});
