/** The two tables of specification 10.3, whole, against the recursion and against sampled fights. */
import { describe, expect, it } from 'vitest';
import { createLuck } from '../../../../models/kernel/luck';
import { attackOdds } from '../../../../models/one-month-in/odds/attack';
import { fightOdds } from '../../../../models/one-month-in/odds/fight';
import { hits, roll } from '../../../../models/one-month-in/rules/dice';
import { BITES, KILLS } from '../../../../models/one-month-in/rules/fight';

const ZOMBIES = [1, 2, 3, 4, 5, 6, 7, 8, 10];
/** A row for each number of fighters: "win % / survivors lost" against so many zombies. */
const FIGHTS = [
  '75/0.3 32/0.7 8/0.9 1/1.0 0/1.0 0/1.0 0/1.0 0/1.0 0/1.0',
  '98/0.1 83/0.6 53/1.2 24/1.6 8/1.9 2/2.0 0/2.0 0/2.0 0/2.0',
  '100/0.1 98/0.3 87/0.8 66/1.5 39/2.2 18/2.6 7/2.9 2/3.0 0/3.0',
  '100/0.0 100/0.1 98/0.5 91/1.1 75/1.8 52/2.6 30/3.3 14/3.7 2/4.0',
  '100/0.0 100/0.1 100/0.3 98/0.7 93/1.3 81/2.1 63/3.0 41/3.8 11/4.7',
  '100/0.0 100/0.0 100/0.2 100/0.4 99/0.9 95/1.5 86/2.3 71/3.2 33/4.9',
  '100/0.0 100/0.0 100/0.1 100/0.3 100/0.6 99/1.1 96/1.7 89/2.5 61/4.5',
  '100/0.0 100/0.0 100/0.1 100/0.2 100/0.4 100/0.8 99/1.3 97/1.9 82/3.7',
  '100/0.0 100/0.0 100/0.0 100/0.1 100/0.3 100/0.6 100/1.0 99/1.5 94/2.9',
  '100/0.0 100/0.0 100/0.0 100/0.1 100/0.2 100/0.4 100/0.7 100/1.1 98/2.3',
];
const DEFENDERS = [1, 2, 3, 4, 5, 6];
/** A row for each number of attackers: "win % / attackers lost" against so many defenders. */
const ATTACKS = [
  '42/0.6 11/0.9 3/1.0 1/1.0 0/1.0 0/1.0',
  '75/0.7 36/1.4 21/1.7 9/1.9 5/1.9 2/2.0',
  '92/0.6 66/1.4 47/1.9 31/2.3 21/2.5 13/2.7',
  '97/0.5 79/1.5 64/2.1 48/2.7 36/3.0 25/3.3',
  '99/0.5 89/1.5 77/2.2 64/2.9 51/3.4 40/3.8',
  '100/0.5 93/1.5 86/2.2 74/3.0 64/3.6 52/4.1',
  '100/0.5 97/1.5 91/2.3 83/3.1 74/3.8 64/4.4',
  '100/0.5 98/1.5 95/2.3 89/3.1 82/3.9 73/4.6',
];

/** Written as in the tables; a half may be rounded either way, so that the numbers are compared with that much room. */
const cellsOf = (row: string) => row.split(' ').map((cell) => cell.split('/').map(Number));

function isAsPrinted(
  odds: { readonly win: number; readonly losses: number },
  cell: readonly number[],
): boolean {
  const [win = 0, losses = 0] = cell;
  return Math.abs(100 * odds.win - win) <= 0.501 && Math.abs(odds.losses - losses) <= 0.0501;
}

describe('the previews of section 10.3', () => {
  it('say of every zombie fight what its table says', () => {
    const wrong = FIGHTS.flatMap((row, index) =>
      cellsOf(row).flatMap((cell, column) => {
        const [n, z] = [index + 1, ZOMBIES[column] ?? 0];
        return isAsPrinted(fightOdds(n, z), cell) ? [] : [[n, z, fightOdds(n, z), cell]];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('say of every attack what its table says', () => {
    const wrong = ATTACKS.flatMap((row, index) =>
      cellsOf(row).flatMap((cell, column) => {
        const [a, d] = [index + 1, DEFENDERS[column] ?? 0];
        return isAsPrinted(attackOdds(a, d), cell) ? [] : [[a, d, attackOdds(a, d), cell]];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

/** One fight by the dice of the rules, and who is left. */
function fought(luck: ReturnType<typeof createLuck>, fighters: number, zombies: number, armed: number) {
  let [n, z] = [fighters, zombies];
  while (n > 0 && z > 0) {
    z = Math.max(0, z - hits(roll(luck, 'survivor', n), Math.min(armed, n), KILLS));
    n = Math.max(0, n - hits(roll(luck, 'zombie', z), 0, BITES));
  }
  return n;
}

describe('200,000 fights by the dice of the rules', () => {
  const SAMPLES = 50_000;

  it.each([
    [3, 3, 0],
    [2, 3, 0],
    [5, 6, 0],
    [3, 3, 1],
  ])('come out as the recursion says: %i against %i with %i armed', (fighters, zombies, armed) => {
    const luck = createLuck(`sampled ${fighters} ${zombies} ${armed}`);
    let [won, lost] = [0, 0];
    for (let sample = 0; sample < SAMPLES; sample++) {
      const left = fought(luck, fighters, zombies, armed);
      if (left > 0) won += 1;
      lost += fighters - left;
    }
    const odds = fightOdds(fighters, zombies, { armed, suited: 0 });
    // Five standard errors of a share of so many samples.
    expect(Math.abs(won / SAMPLES - odds.win)).toBeLessThan(5 * Math.sqrt(0.25 / SAMPLES));
    expect(Math.abs(lost / SAMPLES - odds.losses)).toBeLessThan(0.05);
  });
});
