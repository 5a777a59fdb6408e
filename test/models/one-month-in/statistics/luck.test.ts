import { expect, it } from 'vitest';
import { luckOf } from '../../../../models/one-month-in/statistics/luck';

const FIGHT = { seat: 'seat-1', tile: '0,0' } as const;

it('OM-GEAR-02, OM-GEAR-03: luck against zombies counts the dice of each team, better dice as they are', () => {
  const luck = luckOf(
    [
      { type: 'survivors-rolled', ...FIGHT, dice: [3, 3, 6], armed: 1, kills: 1, zombies: 0 },
      { type: 'zombies-rolled', ...FIGHT, kills: 0, dice: [5, 5], suited: 1, deaths: 1, fighters: 2 },
    ],
    ['seat-1', 'seat-2'],
  );
  expect(luck.map(({ id, seat, expected, got }) => [seat, id, Number(expected.toFixed(3)), got])).toEqual([
    ['seat-1', 'kills', 1.667, 2],
    ['seat-1', 'bites', 0.5, 1],
    ['seat-2', 'kills', 0, 0],
    ['seat-2', 'bites', 0, 0],
  ]);
});
