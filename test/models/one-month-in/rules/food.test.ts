import { describe, expect, it } from 'vitest';
import type { FarmId } from '../../../../models/one-month-in/ids';
import type { MoveOf } from '../../../../models/one-month-in/moves';
import { foodLeft } from '../../../../models/one-month-in/rules/supplies';
import {
  acting,
  BLUE,
  BLUE_BASE,
  decisionIn,
  entriesOf,
  offered,
  play,
  RED,
  sessionAt,
  stateOf,
  type TablePlan,
  table,
  there,
  tileIn,
  whyNot,
} from '../../../helpers/one-month-in';

const feed = (n: number, tile = BLUE_BASE) =>
  ({ type: 'FEED', picks: [{ tile, zone: 'whole', n }] }) as MoveOf<'FEED'>;
const feeding = (plan: TablePlan) => sessionAt(table(plan), 'feeding');
const farm = (tile: string) => ({ type: 'FARM', tile: tile as '0,0', payFrom: 1 }) as const;

describe('feeding (OM-FEED-01, OM-FEED-02, OM-FEED-03)', () => {
  it('gives three survivors a second point for one food, which goes back to the supply (TV16)', () => {
    const session = feeding({ food: [1, 0] });
    const left = foodLeft(stateOf(session));
    play(session, feed(3));
    expect(there(session, BLUE_BASE, BLUE, 'whole')).toEqual([0, 2, 3]);
    expect(foodLeft(stateOf(session))).toBe(left + 1);
    expect(decisionIn(session)).toBe('acting');
    expect(whyNot(session, feed(2))).toBe('NO_FOOD');
  });

  it('is done once a survivor and turn (TV17)', () => {
    const session = feeding({ food: [2, 0] });
    play(session, feed(3));
    expect(whyNot(session, feed(3))).toBe('ALREADY_FED');
  });

  it('may be done several times (TV18), for fewer than three as well (E34)', () => {
    const session = feeding({ food: [2, 0] });
    play(session, feed(3), feed(2));
    expect(there(session, BLUE_BASE, BLUE, 'whole')).toEqual([0, 0, 5]);
    expect(decisionIn(session)).toBe('acting');
  });

  it('is over when somebody acts (TV19), and comes before it (OM-TURN-04)', () => {
    const session = feeding({ food: [1, 0] });
    expect(whyNot(session, { type: 'END_TURN' })).toBe('FEED_FIRST');
    play(session, { type: 'FEED_DONE' });
    expect(whyNot(session, feed(3))).toBe('FEED_FIRST');
    expect(whyNot(session, { type: 'FEED_DONE' })).toBe('WRONG_MOMENT');
  });

  it.each([
    [
      'four at once',
      { type: 'FEED', picks: [{ tile: BLUE_BASE, zone: 'whole', n: 4 }] },
      'FEED_ONE_TO_THREE',
    ],
    ['nobody', { type: 'FEED', picks: [] }, 'FEED_ONE_TO_THREE'],
    ['people who are not there', { type: 'FEED', picks: [{ tile: '-1,0', zone: 'outer', n: 1 }] }, 'NO_AP'],
  ] as const)('refuses %s', (_, move, reason) => {
    expect(whyNot(feeding({ food: [1, 0] }), move)).toBe(reason);
  });

  it('counts picks of the same zone together', () => {
    const session = feeding({ food: [1, 0], at: { [BLUE_BASE]: { people: [[BLUE, 'whole', [0, 1, 0]]] } } });
    const twice = { tile: BLUE_BASE, zone: 'whole', n: 1 } as const;
    expect(whyNot(session, { type: 'FEED', picks: [twice, twice] })).toBe('NO_AP');
  });

  it('is offered in all ways for few zones, and of the six neediest ones for many', () => {
    const places = ['-1,0', '-1,-1', '-2,1', '-3,1', '0,0', '0,1', '1,0', '0,-1'] as const;
    const people = [[BLUE, 'outer', [0, 3, 0]]] as const;
    const at = Object.fromEntries(places.map((place, n) => [place, { zombies: n, people }]));
    const session = feeding({ food: [1, 0], at: { [BLUE_BASE]: { people: [] }, ...at } });
    expect(session.legalMoves()).toHaveLength(83 + 1);
    const far = { tile: '0,-1', zone: 'outer', n: 3 } as const;
    expect(whyNot(session, { type: 'FEED', picks: [far] })).toBeNull();
  });
});

describe('food (OM-FARM-02, OM-FARM-03, OM-FARM-05)', () => {
  const farms = {
    '-1,0': { id: 'farm-01', owner: BLUE, worked: true },
    '-1,-1': { id: 'farm-02', owner: BLUE },
  } as const;
  /** Red ends its turn, so that Blue's begins. */
  const begin = (plan: TablePlan) => {
    const session = acting({ active: RED, food: [0, 0], ...plan, at: { ...farms, ...plan.at } });
    return { session, entries: play(session, { type: 'END_TURN' }) };
  };

  it('comes from every farm, and once more from a worked one, whose marker then goes (TV35)', () => {
    const { session, entries } = begin({});
    expect(entriesOf(entries, 'income')).toEqual([{ type: 'income', seat: BLUE, food: 3 }]);
    expect(stateOf(session).teams[0]?.food).toBe(3);
    expect(tileIn(session, '-1,0').worked).toBe(false);
  });

  it('ends with the supply (TV37, OM-FEED-04, OM-FARM-06, E04)', () => {
    expect(stateOf(begin({ food: [0, 19] }).session).teams[0]?.food).toBe(1);
    expect(entriesOf(begin({ food: [0, 20] }).entries, 'income')).toEqual([]);
  });

  it('comes from a farm on which rivals stand, which cannot be worked (TV51, OM-FARM-04)', () => {
    const people = [
      [BLUE, 'whole', [0, 1, 0]],
      [RED, 'whole', [1, 0, 0]],
    ] as const;
    const plan = { at: { '-1,0': { id: 'farm-01', owner: BLUE, loot: ['sal-01'], people } } } as const;
    const session = acting(plan);
    expect(whyNot(session, farm('-1,0'))).toBe('CONTESTED');
    expect(whyNot(session, { type: 'SCAVENGE', tile: '-1,0', payFrom: 1 })).toBe('CONTESTED');
    expect(stateOf(begin(plan).session).teams[0]?.food).toBe(2);
  });
});

describe('working a farm (OM-FARM-01, OM-FARM-04)', () => {
  const worker = [[BLUE, 'whole', [0, 1, 0]]] as const;

  it('costs a point and is done once a farm and turn (TV36)', () => {
    const session = acting({
      at: { '-1,0': { id: 'farm-01', owner: BLUE, people: [[BLUE, 'whole', [0, 2, 0]]] } },
    });
    play(session, farm('-1,0'));
    expect(tileIn(session, '-1,0').worked).toBe(true);
    expect(there(session, '-1,0', BLUE, 'whole')).toEqual([1, 1, 0]);
    expect(whyNot(session, farm('-1,0'))).toBe('FARM_ALREADY_WORKED');
    expect(offered(session)).not.toContain('FARM');
  });

  it('is for farms of one’s own', () => {
    const plain = acting({ at: { '-1,0': { id: 'zoo', owner: BLUE, people: worker } } });
    expect(whyNot(plain, farm('-1,0'))).toBe('NOT_A_FARM');
    const theirs = acting({ at: { '-1,0': { id: 'farm-01', owner: RED, people: worker } } });
    expect(whyNot(theirs, farm('-1,0'))).toBe('NOT_HELD_BY_YOU');
  });

  const PLACES = ['-1,0', '-1,-1', '-2,1', '-3,1', '-2,-1', '-1,1'] as const;
  const land = (marked: number, more: number): NonNullable<TablePlan['at']> =>
    Object.fromEntries(
      PLACES.slice(0, marked + more).map((place, index) => {
        const [id, worked] = [`farm-0${index + 1}` as FarmId, index < marked];
        return [place, { id, owner: BLUE, worked, people: worked ? [] : worker }];
      }),
    );

  it('ends the game when it is the fifth of this turn (TV38, OM-END-02)', () => {
    const session = acting({ at: land(4, 1) });
    play(session, farm('-2,-1'));
    expect(session.whole().outcome).toMatchObject({ reason: 'om.outcome.farms', winners: [BLUE] });
  });

  it('does not end it with four markers on six farms (TV39, E27, E28)', () => {
    const session = acting({
      at: { ...land(3, 3), '-2,-1': { id: 'farm-05', owner: BLUE, people: [[BLUE, 'whole', [1, 0, 0]]] } },
    });
    play(session, farm('-3,1'));
    expect(session.whole().outcome).toBeNull();
    expect(whyNot(session, farm('-2,-1'))).toBe('NO_AP');
  });
});
