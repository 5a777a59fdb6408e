import { describe, expect, it } from 'vitest';
import { bounce, hop, settle, smooth } from '../../../renderer/motion/easing';

describe('easing', () => {
  it.each([
    ['smooth', smooth],
    ['settle', settle],
    ['bounce', bounce],
  ])('%s starts at 0, ends at 1 and stays there', (_, easing) => {
    expect([easing(-1), easing(0), easing(1), easing(2)]).toEqual([0, 0, 1, 1]);
  });

  it('bounce leaves no gap between its arcs', () => {
    for (const seam of [0.5, 0.8]) expect(bounce(seam + 1e-6)).toBeCloseTo(bounce(seam - 1e-6), 3);
  });

  it('hop is on the ground at both ends and highest half-way', () => {
    expect([hop(0), hop(0.5), hop(1)]).toEqual([0, 1, 0]);
  });
});
