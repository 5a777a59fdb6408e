import { describe, expect, it } from 'vitest';
import { soakOne } from '../../../tools/lib/soak/play-game';

describe('a duel in the soak', () => {
  it.each([
    ['by luck', 4],
    ['by bots and luck', 40],
    ['by bots', 55],
  ])(
    'is sound %s: taken back, saved, loaded, and blind to what is hidden (OD-PRIV-02)',
    (_, number) => {
      const { fault, result, counts } = soakOne({ game: 'outbreak-duel', seed: 'test' }, number);
      expect(fault).toBeNull();
      expect(result).toBe('win');
      expect(counts.views).toBeGreaterThan(0);
    },
    120_000,
  );
});
