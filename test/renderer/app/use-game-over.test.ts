import { describe, expect, it } from 'vitest';
import { farewellOf } from '../../../renderer/app/use-game-over';

const story = { id: 1, motions: [{ duration: 500 }, { duration: 1200 }] };

describe('the result', () => {
  it('waits until the table has shown the last move, and for the light', () => {
    expect(farewellOf(story, 1)).toBe(500 + 1200 + 2500);
    expect(farewellOf(story, 2)).toBe(2100);
  });

  it('comes at once where nothing moves, or nothing moved', () => {
    expect(farewellOf(story, 'instant')).toBe(0);
    expect(farewellOf({ id: 2, motions: [] }, 1)).toBe(0);
  });
});
