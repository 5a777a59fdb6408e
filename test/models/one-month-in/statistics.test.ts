import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../models/one-month-in/entries';
import { STATISTIC_ROWS, statisticsOf } from '../../../models/one-month-in/statistics';
import { emptyTally } from '../../../models/one-month-in/statistics/tally';

const [BLUE, RED] = ['seat-1', 'seat-2'] as const;
const at = { seat: BLUE, tile: '0,0' } as const;

const LOG: readonly Entry[] = [
  { type: 'turn-started', seat: BLUE, round: 3, survivors: 5, food: 1, points: 8 },
  { type: 'income', seat: BLUE, food: 3 },
  { type: 'fog-lifted', ...at, id: 'zoo', zombies: 4 },
  { type: 'fight-started', ...at, cause: 'door', fighters: 3, zombies: 4 },
  { type: 'survivors-rolled', ...at, dice: [4, 5, 6], armed: 0, kills: 3, zombies: 1 },
  { type: 'zombies-rolled', ...at, kills: 3, dice: [6], suited: 0, deaths: 1, fighters: 2 },
  { type: 'fight-won', ...at },
  { type: 'reclaimed', ...at, from: null, value: 4 },
  { type: 'scavenged', ...at, card: 'sur-13', count: 3 },
  { type: 'scavenged', ...at, card: 'sal-01', count: 1 },
  {
    type: 'attack-rolled',
    ...at,
    defender: RED,
    dice: [6, 1],
    armed: 0,
    defence: [5, 5],
    losses: { attackers: 1, defenders: 1 },
  },
];

describe('the statistics of a game', () => {
  const { rounds, seats, total } = statisticsOf(LOG);
  const row = (id: string) => STATISTIC_ROWS.find((one) => one.id === id)?.of(total);

  it('count for each team what it did and suffered', () => {
    expect(rounds).toBe(3);
    expect(seats.map(({ seat }) => seat)).toEqual([BLUE, RED]);
    expect(seats[0]?.statistics).toMatchObject({
      fights: { begun: 1, won: 1, lost: 0 },
      lost: { zombies: 1, rivals: 1 },
      gained: { loot: 3 },
      loot: { cards: 2, salvage: 1 },
      land: { reclaimed: 1, captured: 0 },
    });
    expect(seats[1]?.statistics).toMatchObject({ lost: { rivals: 1 }, rivalsKilled: 1 });
  });

  it('add up in the total, where both sides of an attack have lost somebody', () => {
    expect(total.lost).toEqual({ zombies: 1, rivals: 2, sacrificed: 0 });
    expect(total.rivalsKilled).toBe(2);
  });

  it('say how lucky the dice were', () => {
    expect(row('dice-luck')).toBe(1.5);
    expect(row('bite-luck')).toBeCloseTo(-2 / 3);
  });

  it('have a row of its own name for everything, and zero without a log', () => {
    const ids = STATISTIC_ROWS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(STATISTIC_ROWS.map(({ of }) => of(emptyTally())).every((value) => value === 0)).toBe(true);
  });
});
