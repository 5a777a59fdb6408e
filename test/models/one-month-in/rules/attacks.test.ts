import { describe, expect, it } from 'vitest';
import type { SeatId } from '../../../../models/kernel/types';
import type { Zone } from '../../../../models/one-month-in/ids';
import { lossesOf } from '../../../../models/one-month-in/rules/attack';
import { survivorsOf } from '../../../../models/one-month-in/rules/supplies';
import type { Ap } from '../../../../models/one-month-in/state';
import {
  acting,
  BLUE,
  BLUE_BASE,
  decisionIn,
  entriesOf,
  type OMSession,
  offered,
  play,
  RED,
  stateOf,
  type TablePlan,
  there,
  tileIn,
  whyNot,
} from '../../../helpers/one-month-in';

const here = (k1: number, k2 = 0, zone: Zone = 'outer', team: SeatId = RED) =>
  ({ type: 'ATTACK_HERE', tile: '-1,0', zone, team, k1, k2 }) as const;
const PRESS = { type: 'PRESS_ON' } as const;

/** Blue and Red in the same zone of -1,0. */
function facing(blue: Ap, red: number, plan: TablePlan = {}, zone: Zone = 'outer'): OMSession {
  const people = [
    [BLUE, zone, blue],
    [RED, zone, [red, 0, 0]],
  ] as const;
  return acting({ ...plan, at: { '-1,0': { id: 'garage', people }, ...plan.at } });
}

/** Blue attacks from its base with everybody it has there. */
function arriving(blue: Ap, red: number, plan: TablePlan = {}): OMSession {
  const session = acting({
    ...plan,
    at: {
      [BLUE_BASE]: { people: [[BLUE, 'whole', blue]] },
      '-1,0': { id: 'garage', people: [[RED, 'outer', [red, 0, 0]]] },
      ...plan.at,
    },
  });
  play(session, { type: 'MOVE', from: BLUE_BASE, zone: 'whole', to: '-1,0', k1: blue[1], k2: blue[2] });
  return session;
}

describe('a round of an attack (OM-PVP-05, OM-PVP-06)', () => {
  const round = (attack: readonly number[], defence: readonly number[], plan: TablePlan = {}) => {
    const session = facing([0, attack.length, 0], defence.length, { dice: { attack, defence }, ...plan });
    const entries = play(session, here(attack.length));
    return { session, losses: entriesOf(entries, 'attack-rolled')[0]?.losses };
  };

  it('compares highest with highest and second with second (TV10)', () => {
    const { session, losses } = round([6, 5, 2], [4, 3]);
    expect(losses).toEqual({ attackers: 0, defenders: 2 });
    expect(there(session, '-1,0', RED, 'outer')).toEqual([0, 0, 0]);
    expect(decisionIn(session)).toBe('acting');
  });

  it('gives draws to the defender (TV11), even sixes (TV12)', () => {
    const { session, losses } = round([5, 4, 1], [5, 3]);
    expect(losses).toEqual({ attackers: 1, defenders: 1 });
    expect(decisionIn(session)).toBe('attackDecide');
    expect(round([6, 6, 6], [6, 6]).losses).toEqual({ attackers: 2, defenders: 0 });
  });

  it('compares once where one side has a single die (TV13)', () => {
    expect(round([5], [4, 2]).losses).toEqual({ attackers: 0, defenders: 1 });
  });

  it('is rolled with three dice at most against two (TV14)', () => {
    const session = facing([0, 4, 0], 1);
    const [rolled] = entriesOf(play(session, here(4)), 'attack-rolled');
    expect([rolled?.dice.length, rolled?.defence.length]).toEqual([3, 1]);
    const [crowded] = entriesOf(play(facing([0, 4, 0], 4), here(4)), 'attack-rolled');
    expect([crowded?.dice.length, crowded?.defence.length]).toEqual([3, 2]);
  });

  it('counts the armed die one higher (TV15)', () => {
    const session = facing([0, 3, 0], 2, { salvage: [2, 0], dice: { attack: [6, 3, 2], defence: [6, 5] } });
    const entries = play(session, { type: 'ARM' }, here(3));
    expect(entriesOf(entries, 'attack-rolled')[0]).toMatchObject({
      armed: 1,
      losses: { attackers: 1, defenders: 1 },
    });
    expect(lossesOf([5, 3], [6], 1)).toEqual({ attackers: 1, defenders: 0 });
  });

  it('is followed by another one until one side has nobody left (OM-PVP-07)', () => {
    const session = facing([0, 2, 0], 2, { dice: { attack: [1, 1], defence: [2, 1] } });
    expect(entriesOf(play(session, here(2)), 'attack-ended')[0]).toMatchObject({ result: 'lost' });
    expect(decisionIn(session)).toBe('acting');
  });
});

describe('an attack on arrival (OM-PVP-02)', () => {
  it('costs nothing beyond the move, and draws go to the defender (TV58)', () => {
    const dice = { attack: [2, 2, 1, 6, 1], defence: [2, 3] };
    const session = arriving([0, 3, 0], 1, { dice });
    play(session, { type: 'ATTACK', team: RED });
    expect(there(session, '-1,0', BLUE, 'outer')).toEqual([2, 0, 0]);
    expect(decisionIn(session)).toBe('attackDecide');
    play(session, PRESS);
    expect(there(session, '-1,0', BLUE, 'outer')).toEqual([2, 0, 0]);
    expect(survivorsOf(stateOf(session), RED)).toBe(5);
    expect(decisionIn(session)).toBe('acting');
  });

  it('is only on who stands there', () => {
    const session = arriving([0, 1, 0], 1);
    expect(whyNot(session, { type: 'ATTACK', team: 'seat-3' })).toBe('NOBODY_TO_ATTACK');
  });

  it('may be armed first (OM-TURN-06)', () => {
    const session = arriving([0, 1, 0], 1, { salvage: [2, 0] });
    expect(offered(session)).toEqual(['ARM', 'ATTACK', 'HOLD_BACK']);
    play(session, { type: 'ARM' });
    expect(decisionIn(session)).toBe('arrivalChoice');
  });

  it('is made by those who came, not by those who stood there before (OM-PVP-04)', () => {
    const session = arriving([0, 2, 0], 1, {
      at: {
        '-1,0': {
          id: 'garage',
          people: [
            [BLUE, 'outer', [0, 3, 0]],
            [RED, 'outer', [1, 0, 0]],
          ],
        },
      },
      dice: { attack: [1, 1, 1], defence: [6, 6] },
    });
    play(session, { type: 'ATTACK', team: RED }, PRESS);
    expect(there(session, '-1,0', BLUE, 'outer')).toEqual([0, 3, 0]);
  });

  it('follows a way out of a building, too', () => {
    const session = acting({
      at: {
        '-1,0': {
          id: 'garage',
          people: [
            [RED, 'outer', [1, 0, 0]],
            [BLUE, 'inner', [0, 1, 0]],
          ],
        },
      },
    });
    play(session, { type: 'EXIT', tile: '-1,0', k1: 1, k2: 0 });
    expect(decisionIn(session)).toBe('arrivalChoice');
  });
});

describe('an attack from where one stands (OM-PVP-03, OM-PVP-10, OM-PVP-12)', () => {
  it('costs a point each; who dies first is who has the fewest (TV59)', () => {
    const session = facing([0, 0, 2], 2, { dice: { attack: [1, 1], defence: [2, 1] } });
    play(session, here(0, 2));
    expect(there(session, '-1,0', BLUE, 'outer')).toEqual([0, 0, 0]);
    expect(there(session, '-1,0', RED, 'outer')).toEqual([2, 0, 0]);
  });

  it('needs points, and again for every further attack', () => {
    const session = facing([0, 1, 0], 1, { dice: { attack: [6], defence: [1] } });
    play(session, here(1));
    expect(tileIn(session, '-1,0').owner).toBeNull();
    expect(whyNot(facing([1, 0, 0], 1), here(1))).toBe('NO_AP');
    expect(whyNot(session, here(1))).toBe('NOBODY_TO_ATTACK');
  });

  it('reaches nobody in another zone (OM-PVP-01)', () => {
    const people = [
      [BLUE, 'inner', [0, 1, 0]],
      [RED, 'outer', [1, 0, 0]],
    ] as const;
    const session = acting({ at: { '-1,0': { id: 'garage', people } } });
    expect(offered(session)).not.toContain('ATTACK_HERE');
    expect(whyNot(session, here(1, 0, 'inner'))).toBe('NOBODY_TO_ATTACK');
  });

  it('does not touch a third team in the zone (E16)', () => {
    const people = [
      [BLUE, 'outer', [0, 1, 0]],
      [RED, 'outer', [1, 0, 0]],
      ['seat-3', 'outer', [2, 0, 0]],
    ] as const;
    const session = acting({
      seats: 3,
      at: { '-1,0': { id: 'garage', people } },
      dice: { attack: [6], defence: [1] },
    });
    expect(session.legalMoves().filter(({ type }) => type === 'ATTACK_HERE')).toHaveLength(2);
    play(session, here(1));
    expect(there(session, '-1,0', 'seat-3', 'outer')).toEqual([2, 0, 0]);
  });

  it('may kill the last survivor of a team, which goes on with a straggler (E17, E30)', () => {
    const session = acting({
      dice: { attack: [6], defence: [1] },
      at: {
        '2,0': {
          people: [
            [BLUE, 'whole', [0, 1, 0]],
            [RED, 'whole', [1, 0, 0]],
          ],
        },
      },
    });
    play(session, { ...here(1, 0, 'whole'), tile: '2,0' });
    expect(survivorsOf(stateOf(session), RED)).toBe(0);
    play(session, { type: 'END_TURN' });
    expect(there(session, '2,0', RED, 'whole')).toEqual([0, 2, 0]);
    expect(tileIn(session, '2,0').owner).toBe(RED);
  });
});

describe('withdrawing (OM-PVP-08)', () => {
  it('leads those with a point to an explored neighbour, without another attack there (TV60)', () => {
    const session = arriving([0, 0, 3], 2, {
      dice: { attack: [5, 1, 1], defence: [4, 1] },
      at: { '0,0': { id: 'zoo', people: [[RED, 'outer', [1, 0, 0]]] } },
    });
    play(session, { type: 'ATTACK', team: RED });
    expect(there(session, '-1,0', BLUE, 'outer')).toEqual([0, 2, 0]);
    const entries = play(session, { type: 'WITHDRAW', k: 2, to: '0,0' });
    expect(entries.map(({ type }) => type)).toEqual(['withdrew', 'attack-ended']);
    expect(there(session, '0,0', BLUE, 'outer')).toEqual([2, 0, 0]);
    expect(decisionIn(session)).toBe('acting');
  });

  it('may leave some to fight on', () => {
    const session = arriving([0, 0, 3], 2, { dice: { attack: [5, 1, 1], defence: [4, 1] } });
    play(session, { type: 'ATTACK', team: RED }, { type: 'WITHDRAW', k: 1, to: BLUE_BASE });
    expect(decisionIn(session)).toBe('attackDecide');
    expect(stateOf(session).attack?.ap).toEqual([0, 1, 0]);
  });

  it('leads from inside to the outside of the same tile only', () => {
    const session = facing([0, 0, 2], 2, { dice: { attack: [6, 1], defence: [5, 5] } }, 'inner');
    play(session, here(0, 2, 'inner'));
    expect(session.legalMoves()).toContainEqual({ type: 'WITHDRAW', k: 1, to: '-1,0' });
    expect(whyNot(session, { type: 'WITHDRAW', k: 1, to: BLUE_BASE })).toBe('INSIDE_FIRST_STEP_OUT');
    play(session, { type: 'WITHDRAW', k: 1, to: '-1,0' });
    expect(there(session, '-1,0', BLUE, 'outer')).toEqual([1, 0, 0]);
  });

  it('is refused into the fog, through a fence, and without points (E35)', () => {
    const dice = { attack: [5, 1, 1], defence: [4, 1] };
    const fences = [{ edge: '-2,0|-1,0', seat: RED }] as const;
    const session = arriving([0, 0, 3], 2, { dice });
    play(session, { type: 'ATTACK', team: RED });
    expect(whyNot(session, { type: 'WITHDRAW', k: 1, to: '0,0' })).toBe('NO_WAY_OUT');
    expect(whyNot(session, { type: 'WITHDRAW', k: 3, to: BLUE_BASE })).toBe('NO_AP');
    const fenced = facing([0, 0, 3], 2, { dice, fences });
    play(fenced, here(0, 3));
    expect(whyNot(fenced, { type: 'WITHDRAW', k: 1, to: BLUE_BASE })).toBe('FENCE_IN_THE_WAY');
    expect(offered(fenced)).toEqual(['PRESS_ON']);
    expect(whyNot(fenced, { type: 'END_TURN' })).toBe('FIGHT_FIRST');
  });
});
