import { describe, expect, it } from 'vitest';
import { soakOne } from '../../../tools/lib/soak/play-game';

describe('a game of One Month In in the soak', () => {
  it.each([
    ['by luck', 4],
    ['by bots and luck', 40],
    ['by bots', 55],
  ])(
    'is sound %s: taken back, saved, loaded, and blind to what is hidden (OM-INFO-01)',
    (_, number) => {
      const { fault, result, counts } = soakOne({ game: 'one-month-in', seed: 'test' }, number);
      expect(fault).toBeNull();
      expect(result).toBe('win');
      expect(counts.views).toBeGreaterThan(0);
    },
    120_000,
  );
});
