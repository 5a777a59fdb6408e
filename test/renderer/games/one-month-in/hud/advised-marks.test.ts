import { expect, it } from 'vitest';
import { withAdvised } from '../../../../../renderer/games/one-month-in/hud/advised-marks';
import { BLUE, sessionAt, table } from '../../../../helpers/one-month-in';

const state = table({ at: { '-1,0': { id: 'zoo', zombies: 3, people: [[BLUE, 'outer', [0, 3, 0]]] } } });
const enter = sessionAt(state)
  .legalMoves()
  .find(({ type }) => type === 'ENTER');

it('the door that advice leads through stands out in the form of the coach', () => {
  expect(enter).toBeDefined();
  expect(withAdvised([], enter ?? null, state)).toEqual([
    { spot: { kind: 'ground', tile: '-1,0', ground: 'inner' }, tone: 'focus', label: 'Advice' },
  ]);
});

it('advice about nothing but who acts marks them', () => {
  expect(withAdvised([], { type: 'FARM', tile: '-2,0' } as never, state)).toMatchObject([
    { spot: { kind: 'group', tile: '-2,0', zone: 'whole', seat: BLUE }, tone: 'focus' },
  ]);
});

it('without advice, and with advice about no place, the table stays as it is', () => {
  expect(withAdvised([], null, state)).toEqual([]);
});
