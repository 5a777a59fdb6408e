import { describe, expect, it } from 'vitest';
import { attackOdds, attackRound } from '../../../models/one-month-in/odds/attack';
import { fightOdds } from '../../../models/one-month-in/odds/fight';

const percent = (chance: number) => Math.round(1000 * chance) / 10;

describe('the odds of a zombie fight', () => {
  it('are those of the specification (TV61)', () => {
    const pairs = [
      [1, 1],
      [3, 3],
      [2, 3],
      [5, 6],
    ] as const;
    expect(pairs.map(([n, z]) => percent(fightOdds(n, z).win))).toEqual([75, 87.5, 52.9, 81.2]);
    expect(fightOdds(3, 3).losses).toBeCloseTo(0.82, 2);
  });

  it('rise alike with one armed and one suited die (TV62)', () => {
    expect(percent(fightOdds(3, 3, { armed: 1, suited: 0 }).win)).toBe(93);
    expect(percent(fightOdds(3, 3, { armed: 0, suited: 1 }).win)).toBe(93.3);
  });

  it.each([
    [4, 8, 14, 3.7],
    [7, 10, 61, 4.5],
    [10, 10, 98, 2.3],
    [6, 7, 86, 2.3],
  ])('of %i against %i are as in the table', (fighters, zombies, win, losses) => {
    const odds = fightOdds(fighters, zombies);
    expect([Math.round(100 * odds.win), Math.round(10 * odds.losses) / 10]).toEqual([win, losses]);
  });

  it('are certain without zombies, and idle gear changes nothing', () => {
    expect(fightOdds(1, 0)).toEqual({ win: 1, losses: 0 });
    expect(fightOdds(2, 2, { armed: 9, suited: 9 })).toEqual(fightOdds(2, 2, { armed: 2, suited: 2 }));
  });
});

describe('the odds of an attack', () => {
  it('of one round, three against two, are those of the specification (TV63)', () => {
    const [none = 0, one = 0, two = 0] = attackRound(3, 2, 0);
    expect([two, one, none].map(percent)).toEqual([37.2, 33.6, 29.3]);
  });

  it.each([
    [1, 1, 42, 0.6],
    [3, 2, 66, 1.4],
    [5, 4, 64, 2.9],
    [8, 6, 73, 4.6],
  ])('of %i against %i to the end are as in the table', (attackers, defenders, win, losses) => {
    const odds = attackOdds(attackers, defenders);
    expect([Math.round(100 * odds.win), Math.round(10 * odds.losses) / 10]).toEqual([win, losses]);
  });

  it('rise with an armed die', () => {
    expect(attackOdds(3, 2, 1).win).toBeGreaterThan(attackOdds(3, 2).win);
  });
});
