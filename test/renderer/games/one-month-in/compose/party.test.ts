import { describe, expect, it } from 'vitest';
import { type Party, stepped, wholeOf } from '../../../../../renderer/games/one-month-in/compose/party';

const WHOLE: Party = { k1: 2, k2: 3 };
const again = (from: Party, times: number, step: Parameters<typeof stepped>[2]) =>
  Array.from({ length: times }).reduce<Party>((party) => stepped(party, WHOLE, step), from);

describe('how many go', () => {
  it('begins with all who can', () => {
    expect(wholeOf(['2,0', '2,3', '0,3'])).toEqual(WHOLE);
  });

  it('reaches every number with one button: one more than all is one', () => {
    const sizes = [1, 2, 3, 4, 5].map((times) => again(WHOLE, times, 'one-more'));
    expect(sizes.map(({ k1, k2 }) => k1 + k2)).toEqual([1, 2, 3, 4, 5]);
  });

  it('takes those with two points first: they come farther and can still run', () => {
    expect(stepped(WHOLE, WHOLE, 'all-but-one')).toEqual({ k1: 1, k2: 3 });
    expect(again(WHOLE, 2, 'one-more')).toEqual({ k1: 0, k2: 2 });
  });

  it('goes round the other way, too', () => {
    expect(again(WHOLE, 4, 'one-less')).toEqual({ k1: 0, k2: 1 });
    expect(again(WHOLE, 5, 'one-less')).toEqual(WHOLE);
  });

  it('changes the mix without changing the number', () => {
    const two = { k1: 0, k2: 2 };
    expect(again(two, 1, 'other-kind')).toEqual({ k1: 1, k2: 1 });
    expect(again(two, 2, 'other-kind')).toEqual({ k1: 2, k2: 0 });
    expect(again(two, 3, 'other-kind')).toEqual(two);
  });

  it('of one survivor is that one, whatever is pressed', () => {
    const one = { k1: 1, k2: 0 };
    for (const step of ['one-more', 'one-less', 'all', 'all-but-one', 'other-kind'] as const)
      expect(stepped(one, one, step)).toEqual(one);
  });
});
