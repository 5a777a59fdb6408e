import { describe, expect, it } from 'vitest';
import { payments } from '../../../../models/one-month-in/actions/reclaim';
import type { CityId } from '../../../../models/one-month-in/ids';
import { invariantFaults } from '../../../../models/one-month-in/invariants';
import type { Payment } from '../../../../models/one-month-in/moves';
import { pointsOf } from '../../../../models/one-month-in/rules/points';
import { flagsLeft } from '../../../../models/one-month-in/rules/supplies';
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
  RED_BASE,
  stateOf,
  type TablePlan,
  there,
  tileIn,
  whyNot,
} from '../../../helpers/one-month-in';

const pay = (a: number, b = 0, c = 0): Payment => ({ a, b, c });
const reclaim = (way: Payment, tile = '-1,0', lift?: string) =>
  ({ type: 'RECLAIM', tile: tile as '0,0', pay: way, ...(lift ? { liftFlag: lift as '0,0' } : {}) }) as const;

/** Blue inside of a cleared building on -1,0. */
function cleared(id: CityId, ap: Ap, plan: TablePlan = {}): OMSession {
  return acting({ ...plan, at: { '-1,0': { id, people: [[BLUE, 'inner', ap]] }, ...plan.at } });
}

describe('reclaiming (OM-CLAIM-01, OM-CLAIM-04)', () => {
  it('takes the claim in points, and brings flag, points and the first loot (TV06, OM-LOOT-02)', () => {
    const session = cleared('zoo', [0, 3, 0]);
    const before = pointsOf(stateOf(session), BLUE).total;
    const top = stateOf(session).deck.slice(0, 4);
    const entries = play(session, reclaim(pay(2)));
    expect(entries.map(({ type }) => type)).toEqual(['reclaimed', 'loot-dealt']);
    expect(tileIn(session, '-1,0')).toMatchObject({ status: 'held', owner: BLUE, loot: top });
    expect(there(session, '-1,0', BLUE, 'whole')).toEqual([2, 1, 0]);
    expect(flagsLeft(stateOf(session), BLUE)).toBe(9);
    expect(pointsOf(stateOf(session), BLUE).total).toBe(before + 4);
    expect(invariantFaults(stateOf(session))).toEqual([]);
  });

  it('needs as many points inside as the tile asks for (TV21)', () => {
    const session = cleared('hospital', [0, 2, 0]);
    expect(session.whyIllegal(reclaim(pay(2)))).toEqual({
      id: 'NOT_ENOUGH_AP',
      params: { tile: 'om.tile.hospital', price: 3, n: 2 },
    });
    expect(offered(session)).not.toContain('RECLAIM');
  });

  it('may be paid with two points of one survivor (TV22, OM-CLAIM-02)', () => {
    const session = cleared('hospital', [0, 1, 1]);
    play(session, reclaim(pay(1, 0, 1)));
    expect(there(session, '-1,0', BLUE, 'whole')).toEqual([2, 0, 0]);
    expect(tileIn(session, '-1,0').loot).toHaveLength(5);
  });

  it('leaves a point to who pays one of two', () => {
    const session = cleared('zoo', [0, 1, 1]);
    play(session, reclaim(pay(1, 1, 0)));
    expect(there(session, '-1,0', BLUE, 'whole')).toEqual([1, 1, 0]);
  });

  it('offers every way to pay, those with one point first', () => {
    expect(payments([0, 2, 2], 3)).toEqual([pay(2, 1, 0), pay(1, 0, 1), pay(1, 2, 0), pay(0, 1, 1)]);
    expect(payments([0, 1, 0], 2)).toEqual([]);
  });

  it.each([
    ['a sum that is too low', reclaim(pay(1)), 'BAD_PAYMENT'],
    ['people who are not there', reclaim(pay(0, 2)), 'BAD_PAYMENT'],
    ['a flag lifted without need', reclaim(pay(2), '-1,0', BLUE_BASE), 'CANNOT_LIFT'],
    ['a place off the map', reclaim(pay(2), '9,9'), 'OFF_MAP'],
  ])('refuses %s', (_, move, reason) => {
    expect(whyNot(cleared('zoo', [0, 2, 0]), move)).toBe(reason);
  });

  it('is done from inside, without zombies, and once', () => {
    const outside = acting({ at: { '-1,0': { id: 'zoo', people: [[BLUE, 'outer', [0, 2, 0]]] } } });
    expect(whyNot(outside, reclaim(pay(2)))).toBe('MUST_BE_INSIDE');
    const crowded = acting({
      at: { '-1,0': { id: 'zoo', zombies: 1, people: [[BLUE, 'outer', [0, 2, 0]]] } },
    });
    expect(whyNot(crowded, reclaim(pay(2)))).toBe('ZOMBIES_INSIDE');
    expect(whyNot(acting(), reclaim(pay(2), BLUE_BASE))).toBe('ALREADY_YOURS');
    const idle = cleared('zoo', [2, 0, 0]);
    expect(whyNot(idle, reclaim(pay(2)))).toBe('NO_AP');
  });
});

describe('rivals on the ground (OM-CLAIM-03, OM-PVP-11)', () => {
  it('inside prevent it, outside they come to stand on the tile and contest it (TV57, E15, OM-MOVE-11)', () => {
    const session = cleared('zoo', [0, 3, 0], {
      at: {
        '-1,0': {
          id: 'zoo',
          people: [
            [RED, 'outer', [1, 0, 0]],
            [BLUE, 'inner', [0, 3, 0]],
          ],
        },
      },
    });
    play(session, reclaim(pay(2)));
    expect(there(session, '-1,0', RED, 'whole')).toEqual([1, 0, 0]);
    expect(whyNot(session, { type: 'SCAVENGE', tile: '-1,0', payFrom: 1 })).toBe('CONTESTED');
  });

  it('name who stands there', () => {
    const people = [
      [BLUE, 'inner', [0, 2, 0]],
      [RED, 'inner', [1, 0, 0]],
    ] as const;
    const session = acting({ at: { '-1,0': { id: 'zoo', people } } });
    expect(session.whyIllegal(reclaim(pay(2)))).toEqual({
      id: 'CONTESTED',
      params: { team: 'om.team.red' },
    });
  });
});

describe('recapturing (OM-CLAIM-05, OM-CLAIM-06, OM-CLAIM-08)', () => {
  const zoo = (ap: Ap) =>
    acting({
      active: RED,
      at: { '-1,0': { id: 'zoo', owner: BLUE, loot: ['sal-01'], people: [[RED, 'whole', ap]] } },
    });

  it('costs a point more; flags change hands, the loot stays (TV50, E38)', () => {
    expect(whyNot(zoo([0, 2, 0]), reclaim(pay(2)))).toBe('NOT_ENOUGH_AP');
    const session = zoo([0, 3, 0]);
    const [entry] = entriesOf(play(session, reclaim(pay(3))), 'reclaimed');
    expect(entry).toMatchObject({ seat: RED, from: BLUE, value: 4 });
    expect([flagsLeft(stateOf(session), BLUE), flagsLeft(stateOf(session), RED)]).toEqual([10, 9]);
    expect(tileIn(session, '-1,0').loot).toEqual(['sal-01']);
  });

  it('of a base costs 3, and its home team 2 without a flag (TV56)', () => {
    const beside = '-3,0';
    const base = (ap: Ap) =>
      acting({
        active: RED,
        food: [1, 0],
        at: {
          [BLUE_BASE]: { people: [[RED, 'whole', ap]] },
          '-1,0': { id: 'zoo' },
          [beside]: { id: 'garage', people: [[BLUE, 'outer', [3, 0, 0]]] },
        },
      });
    expect(whyNot(base([0, 2, 0]), reclaim(pay(2), BLUE_BASE))).toBe('NOT_ENOUGH_AP');
    const session = base([0, 0, 3]);
    play(session, reclaim(pay(0, 3), BLUE_BASE));
    expect([tileIn(session, BLUE_BASE).owner, flagsLeft(stateOf(session), RED)]).toEqual([RED, 9]);
    play(
      session,
      { type: 'MOVE', from: BLUE_BASE, zone: 'whole', to: '-1,0', k1: 3, k2: 0 },
      { type: 'END_TURN' },
      { type: 'FEED', picks: [{ tile: beside, zone: 'outer', n: 2 }] },
      { type: 'MOVE', from: beside, zone: 'outer', to: BLUE_BASE, k1: 0, k2: 2 },
      reclaim(pay(2), BLUE_BASE),
    );
    expect(tileIn(session, BLUE_BASE).owner).toBe(BLUE);
    expect([flagsLeft(stateOf(session), BLUE), flagsLeft(stateOf(session), RED)]).toEqual([10, 10]);
  });

  it('leaves a tile held when everybody leaves', () => {
    const session = acting({
      at: { '-1,0': { id: 'garage', owner: BLUE, people: [[BLUE, 'whole', [0, 1, 0]]] } },
    });
    play(session, { type: 'MOVE', from: '-1,0', zone: 'whole', to: BLUE_BASE, k1: 1, k2: 0 });
    expect(tileIn(session, '-1,0').owner).toBe(BLUE);
  });

  it('takes a farm marker away (OM-FARM-05)', () => {
    const session = acting({
      active: RED,
      at: { '-1,0': { id: 'farm-01', owner: BLUE, worked: true, people: [[RED, 'whole', [0, 2, 0]]] } },
    });
    play(session, reclaim(pay(2)));
    expect(tileIn(session, '-1,0').worked).toBe(false);
  });

  it('never deals loot a second time, neither after an overrun (E39)', () => {
    const session = acting({
      at: { '-1,0': { id: 'zoo', dealt: true, loot: ['sal-02'], people: [[BLUE, 'inner', [0, 2, 0]]] } },
    });
    play(session, reclaim(pay(2)));
    expect(tileIn(session, '-1,0').loot).toEqual(['sal-02']);
  });
});

describe('the eleventh territory (OM-CLAIM-07)', () => {
  const TEN = ['0,0', '0,-1', '0,1', '1,0', '1,-1', '-1,1', '-2,1', '-3,1', '-2,-1', '-1,-1'] as const;
  const ids: readonly CityId[] = [
    'launderette',
    'garage',
    'church',
    'library',
    'cinema',
    'museum',
    'hotel',
    'zoo',
    'brewery',
    'stadium',
  ];
  const full = (plan: TablePlan = {}) =>
    acting({
      ...plan,
      at: {
        ...Object.fromEntries(TEN.map((place, index) => [place, { id: ids[index] ?? 'zoo', owner: BLUE }])),
        '-1,0': { id: 'prison', people: [[BLUE, 'inner', [0, 3, 0]]] },
        ...plan.at,
      },
    });

  it('needs a flag lifted elsewhere (TV55, E06, E07)', () => {
    const session = full();
    expect(flagsLeft(stateOf(session), BLUE)).toBe(0);
    expect(whyNot(session, reclaim(pay(3)))).toBe('NO_FLAG_LEFT');
    expect(whyNot(session, reclaim(pay(3), '-1,0', BLUE_BASE))).toBe('CANNOT_LIFT');
    expect(session.legalMoves().filter(({ type }) => type === 'RECLAIM')).toHaveLength(10);
    play(session, reclaim(pay(3), '-1,0', '0,0'));
    expect(tileIn(session, '-1,0').owner).toBe(BLUE);
    expect(tileIn(session, '0,0')).toMatchObject({ status: 'wild', owner: null });
    expect(flagsLeft(stateOf(session), BLUE)).toBe(0);
    expect(invariantFaults(stateOf(session))).toEqual([]);
  });

  it('leaves those on the lifted tile inside of it, points as they are (OM-MOVE-11)', () => {
    const session = full({
      at: { '0,0': { id: 'launderette', owner: BLUE, people: [[BLUE, 'whole', [1, 1, 0]]] } },
    });
    play(session, reclaim(pay(3), '-1,0', '0,0'));
    expect(there(session, '0,0', BLUE, 'inner')).toEqual([1, 1, 0]);
  });

  it('gives a captured base back to its home team (E29)', () => {
    const session = full({
      at: { [RED_BASE]: { owner: BLUE }, '0,0': { id: 'launderette', owner: null, status: 'wild' } },
    });
    play(session, reclaim(pay(3), '-1,0', RED_BASE));
    expect(tileIn(session, RED_BASE)).toMatchObject({ status: 'held', owner: RED });
    expect(decisionIn(session)).toBe('acting');
  });
});
