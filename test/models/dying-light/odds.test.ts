import { describe, expect, it } from 'vitest';
import { INFECTED_TYPES, type InfectedType } from '../../../models/dying-light/ids';
import { attackDieOdds, killChance, riskOdds } from '../../../models/dying-light/odds';

/** Percent with one decimal, as the tables print them. */
function percent(chance: number): number {
  return Math.round(chance * 1000) / 10;
}

const ATTACKS = [
  [1, 0],
  [1, 1],
  [2, 0],
  [2, 1],
  [3, 0],
  [3, 1],
  [4, 0],
] as const;

const KILL_CHANCES: readonly (readonly [InfectedType, number, readonly number[]])[] = [
  ['biter', 4, [50.0, 66.7, 91.7, 97.2, 99.5, 100, 100]],
  ['viral', 5, [33.3, 50.0, 83.3, 91.7, 98.1, 99.5, 99.9]],
  ['howler', 6, [0, 16.7, 61.1, 77.8, 94.0, 98.1, 99.6]],
  ['volatile', 9, [0, 0, 8.3, 22.2, 58.8, 74.1, 91.0]],
  ['volatile', 8, [0, 0, 22.2, 38.9, 74.1, 86.6, 96.1]],
];

describe('the chance to kill', () => {
  it.each(KILL_CHANCES)(
    'a %s of Toughness %i is that of the Infected card table (DL-ATK-04)',
    (type, toughness, printed) => {
      const chances = ATTACKS.map(([dice, bonus]) => percent(killChance(dice, bonus, type, toughness)));
      expect(chances).toEqual(printed);
    },
  );

  it('does not grow with a fifth die, for never more than four are rolled (DL-ATK-03)', () => {
    for (const type of INFECTED_TYPES) expect(killChance(5, 0, type, 9)).toBe(killChance(4, 0, type, 9));
  });
});

describe('the chances of a Risk roll', () => {
  it.each([
    [0, 0, 100],
    [1, 16.7, 33.3],
    [2, 30.6, 11.1],
    [3, 42.1, 3.7],
    [4, 51.8, 1.2],
    [6, 51.8, 1.2],
  ])('with %i dice are %f %% for each symbol and %f %% for all safe (DL-RISK-04)', (dice, symbol, safe) => {
    const odds = riskOdds(dice);
    expect({ symbol: percent(odds.symbol), safe: percent(odds.safe) }).toEqual({ symbol, safe });
  });
});

describe('the chances of the attack die (DL-EATK-05)', () => {
  it('add 1 for every number up to the count of attackers, and 2 for a Crit at night', () => {
    const odds = attackDieOdds(3, true);
    expect([odds[0], odds[1], odds[2]].map(percent)).toEqual([33.3, 50, 16.7]);
  });

  it('add nothing for a Crit by day, even with five attackers or more (edge case 48)', () => {
    const odds = attackDieOdds(7, false);
    expect([odds[0], odds[1], odds[2]].map(percent)).toEqual([16.7, 83.3, 0]);
  });
});
