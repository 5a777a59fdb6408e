import { describe, expect, it } from 'vitest';
import { best } from '../../../models/kernel/best';

const moves = ['a', 'b', 'c'].map((type) => ({ type }));

describe('the best move', () => {
  it('is the first of those with the highest score', () => {
    expect(best(moves, ({ type }) => (type === 'a' ? 1 : 2))).toEqual({ type: 'b' });
  });

  it('cannot be found among none', () => {
    expect(() => best([], () => 0)).toThrow('no move is legal');
  });
});
