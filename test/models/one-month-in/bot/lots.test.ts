import { describe, expect, it } from 'vitest';
import { type HexKey, keyOf, neighbours } from '../../../../models/kernel/hex';
import { bestPlace, byLot, lotsOf } from '../../../../models/one-month-in/bot/lots';
import { waysFrom } from '../../../../models/one-month-in/bot/paths';
import { places, placesAround } from '../../../../models/one-month-in/rules/table';
import type { State } from '../../../../models/one-month-in/state';
import { BLUE, city } from '../../../helpers/one-month-in';

const AROUND = neighbours({ q: 0, r: 0 }).map(keyOf);

/** The same city in many rounds. */
function rounds(state: State): readonly State[] {
  return Array.from({ length: 300 }, (_, round) => ({ ...state, round }));
}

function counts(found: readonly HexKey[]): readonly number[] {
  return AROUND.map((place) => found.filter((one) => one === place).length);
}

describe('what a bot takes of equally good things', () => {
  it('is none of six sides more than twice as often as another', () => {
    const taken = rounds(city()).flatMap((state) => {
      const best = bestPlace(AROUND, () => 1, 0, lotsOf(state));
      return best ? [best.place] : [];
    });
    expect(taken).toHaveLength(300);
    expect(Math.max(...counts(taken))).toBeLessThan(2 * Math.min(...counts(taken)));
  });

  it('is the same for the same turn, and for every seat', () => {
    const [state] = rounds(city());
    expect(state && AROUND.map(lotsOf(state))).toEqual(state && AROUND.map(lotsOf(structuredClone(state))));
  });

  it('is never the worse one', () => {
    const worth = (place: HexKey) => (place === AROUND[4] ? 2 : 1);
    for (const state of rounds(city()))
      expect(bestPlace(AROUND, worth, 0, lotsOf(state))?.place).toBe(AROUND[4]);
    expect(bestPlace(AROUND, worth, 2, lotsOf(city()))).toBeNull();
  });
});

describe('equally long ways', () => {
  it('begin on every side in turn, and are as long as ever', () => {
    const [state] = rounds(city());
    if (!state) throw new Error('There is no city.');
    const start = places(state).find((place) => placesAround(state, place).length === 6);
    if (!start) throw new Error('The city has no middle.');
    const plain = waysFrom(state, BLUE, start);
    const begun = new Map<HexKey, Set<HexKey>>();
    for (const one of rounds(state)) {
      const ways = waysFrom(one, BLUE, start, byLot(placesAround(one, start), lotsOf(one)));
      for (const [place, { length, first }] of ways) {
        expect(length).toBe(plain.get(place)?.length);
        begun.set(place, (begun.get(place) ?? new Set()).add(first));
      }
    }
    const forked = [...begun.values()].filter((firsts) => firsts.size > 1);
    expect(forked.length).toBeGreaterThan(0);
  });
});
