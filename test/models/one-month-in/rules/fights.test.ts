import { describe, expect, it } from 'vitest';
import { invariantFaults } from '../../../../models/one-month-in/invariants';
import { pointsOf } from '../../../../models/one-month-in/rules/points';
import { flagsLeft, survivorsOf } from '../../../../models/one-month-in/rules/supplies';
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

const ROUND = { type: 'FIGHT_ROUND' } as const;
const enter = (k1: number, k2 = 0) => ({ type: 'ENTER', tile: '-1,0', k1, k2 }) as const;

/** Blue stands outside of a building on -1,0 and goes in with everybody. */
function inside(zombies: number, ap: Ap, plan: TablePlan = {}): OMSession {
  const session = acting({
    ...plan,
    at: { '-1,0': { id: 'garage', zombies, people: [[BLUE, 'outer', ap]] }, ...plan.at },
  });
  play(session, enter(ap[1], ap[2]));
  return session;
}

describe('a zombie fight (OM-FIGHT-01..06)', () => {
  it('goes as in the example of the book: survivors first, then the zombies that are left (TV04)', () => {
    const session = acting({
      at: {
        [BLUE_BASE]: { people: [[BLUE, 'whole', [0, 3, 0]]] },
        '-1,-1': { id: 'farm-05', zombies: 3, people: [[BLUE, 'outer', [0, 2, 0]]] },
      },
      dice: { survivor: [4, 3, 5, 5], zombie: [1, 5, 4] },
    });
    play(session, { ...enter(2), tile: '-1,-1' });
    const first = play(session, ROUND);
    expect(entriesOf(first, 'survivors-rolled')[0]).toMatchObject({ dice: [4, 3], kills: 1, zombies: 2 });
    expect(entriesOf(first, 'zombies-rolled')[0]).toMatchObject({ dice: [1, 5], deaths: 1, fighters: 1 });
    const second = play(session, ROUND);
    expect(entriesOf(second, 'survivors-rolled')[0]).toMatchObject({ dice: [5], zombies: 1 });
    expect(entriesOf(second, 'zombies-rolled')[0]).toMatchObject({ dice: [4], deaths: 0 });
    play(session, ROUND);
    expect(decisionIn(session)).toBe('acting');
    expect(tileIn(session, '-1,-1')).toMatchObject({ status: 'wild', zombies: 0 });
    expect(there(session, '-1,-1', BLUE, 'inner')).toEqual([1, 0, 0]);
    expect(survivorsOf(stateOf(session), BLUE)).toBe(4);
  });

  it('loses those with the fewest points first (OM-FIGHT-05)', () => {
    const session = inside(4, [0, 1, 2], { dice: { survivor: [1, 1, 1], zombie: [5, 6, 1, 1] } });
    play(session, ROUND);
    expect(there(session, '-1,0', BLUE, 'inner')).toEqual([0, 1, 0]);
  });

  it('asks before every round, and cannot be left open (OM-FIGHT-02, OM-TURN-07)', () => {
    const session = inside(2, [0, 1, 1], { salvage: [2, 0] });
    expect(offered(session)).toEqual(['ARM', 'FIGHT_ROUND', 'RUN', 'SACRIFICE', 'SUIT']);
    expect(whyNot(session, { type: 'END_TURN' })).toBe('FIGHT_FIRST');
  });

  it('throws more than ten dice as one roll (OM-FIGHT-07, E37), and costs nothing itself (OM-FIGHT-08)', () => {
    const session = inside(12, [0, 12, 0], { at: { [BLUE_BASE]: { people: [] } } });
    const [rolled] = entriesOf(play(session, ROUND), 'survivors-rolled');
    expect(rolled?.dice).toHaveLength(12);
  });

  it('is lost with the last fighter; in a wild tile the zombies stay as they are (OM-FIGHT-10, E10)', () => {
    const session = inside(2, [0, 1, 0], { dice: { survivor: [1], zombie: [5, 6] } });
    expect(entriesOf(play(session, ROUND), 'fight-lost')).toHaveLength(1);
    expect(tileIn(session, '-1,0')).toMatchObject({ status: 'wild', zombies: 2, groups: [] });
    expect(decisionIn(session)).toBe('acting');
  });
});

describe('running (OM-RUN-01, OM-RUN-03, OM-RUN-04)', () => {
  it('is for those with a point left, and leads outside (TV23, TV24)', () => {
    const session = inside(1, [0, 0, 2], { dice: { survivor: [1, 2], zombie: [6] } });
    play(session, ROUND);
    expect(there(session, '-1,0', BLUE, 'inner')).toEqual([0, 1, 0]);
    expect(session.legalMoves()).toContainEqual({ type: 'RUN', k1: 1, k2: 0 });
    play(session, { type: 'RUN', k1: 1, k2: 0 });
    expect(there(session, '-1,0', BLUE, 'outer')).toEqual([1, 0, 0]);
    expect(tileIn(session, '-1,0')).toMatchObject({ status: 'wild', zombies: 1 });
    expect(decisionIn(session)).toBe('acting');
  });

  it('is not for somebody unfed who has just gone in', () => {
    const session = inside(1, [0, 2, 0]);
    expect(whyNot(session, { type: 'RUN', k1: 1, k2: 0 })).toBe('CANNOT_RUN');
    expect(whyNot(session, { type: 'RUN', k1: 0, k2: 0 })).toBe('CANNOT_RUN');
    expect(offered(session)).toEqual(['FIGHT_ROUND']);
  });

  it('leaves the others to fight on', () => {
    const session = inside(1, [0, 1, 1]);
    play(session, { type: 'RUN', k1: 1, k2: 0 });
    expect(decisionIn(session)).toBe('fightDecide');
    expect(there(session, '-1,0', BLUE, 'inner')).toEqual([1, 0, 0]);
  });
});

describe('a sacrifice (OM-RUN-02)', () => {
  it('is one death for everybody else to get out without paying (TV25)', () => {
    const session = inside(6, [0, 2, 1]);
    expect(there(session, '-1,0', BLUE, 'inner')).toEqual([2, 1, 0]);
    play(session, { type: 'SACRIFICE', apClass: 1 });
    expect(there(session, '-1,0', BLUE, 'outer')).toEqual([2, 0, 0]);
    expect(tileIn(session, '-1,0').zombies).toBe(6);
    expect(decisionIn(session)).toBe('acting');
  });

  it('needs somebody to save (TV26), and a point', () => {
    expect(whyNot(inside(2, [0, 0, 1]), { type: 'SACRIFICE', apClass: 1 })).toBe('NOBODY_TO_SAVE');
    expect(whyNot(inside(2, [0, 2, 0]), { type: 'SACRIFICE', apClass: 1 })).toBe('CANNOT_RUN');
  });
});

describe('gear in fights (OM-GEAR-02, OM-GEAR-03)', () => {
  const SUIT = { type: 'SUIT' } as const;

  it('lets the first zombie die of each roll hit on a 6 only (TV30)', () => {
    const dice = { survivor: [1, 1, 1], zombie: [5, 5] };
    const session = inside(2, [0, 3, 0], { salvage: [2, 0], dice });
    play(session, SUIT, ROUND);
    expect(there(session, '-1,0', BLUE, 'inner')).toEqual([2, 0, 0]);
  });

  it('does so once more for every further suit (TV31)', () => {
    const dice = { survivor: [1, 1, 1], zombie: [6, 5] };
    const session = inside(2, [0, 3, 0], { salvage: [4, 0], dice });
    play(session, SUIT, SUIT, ROUND);
    expect(there(session, '-1,0', BLUE, 'inner')).toEqual([2, 0, 0]);
  });

  it('lets an armed die kill on a 3, and no other (TV32, E36)', () => {
    const session = inside(2, [0, 2, 0], { salvage: [2, 0], dice: { survivor: [3, 3], zombie: [1] } });
    play(session, { type: 'ARM' });
    const [rolled] = entriesOf(play(session, ROUND), 'survivors-rolled');
    expect(rolled).toMatchObject({ armed: 1, kills: 1, zombies: 1 });
    const missed = inside(2, [0, 1, 0], { salvage: [2, 0], dice: { survivor: [2], zombie: [1, 1] } });
    play(missed, { type: 'ARM' }, ROUND);
    expect(tileIn(missed, '-1,0').zombies).toBe(2);
  });

  it('costs two salvage (TV33, OM-GEAR-01, OM-TURN-06)', () => {
    const session = acting({ salvage: [1, 0] });
    expect(whyNot(session, { type: 'ARM' })).toBe('NOT_ENOUGH_SALVAGE');
    const rich = acting({ salvage: [3, 0] });
    play(rich, { type: 'ARM' });
    expect(stateOf(rich).teams[0]).toMatchObject({ armed: 1, salvage: ['sal-01'] });
    expect(invariantFaults(stateOf(rich))).toEqual([]);
  });

  it('is gone in the next turn (TV34, OM-GEAR-04)', () => {
    const session = acting({ salvage: [4, 0] });
    play(session, { type: 'ARM' }, SUIT, { type: 'END_TURN' });
    expect(stateOf(session).teams[0]).toMatchObject({ armed: 0, suited: 0, salvage: [] });
  });

  it('is there ten times at most, idle where there are fewer dice (OM-GEAR-05)', () => {
    const session = acting({ salvage: [22, 0] });
    for (let n = 0; n < 10; n++) play(session, { type: 'ARM' });
    expect(whyNot(session, { type: 'ARM' })).toBe('GEAR_LIMIT');
    expect(whyNot(session, SUIT)).toBeNull();
    expect(offered(session)).not.toContain('ARM');
  });
});

describe('a fight on land that was held (OM-LOOT-06, OM-FIGHT-09, OM-FIGHT-10)', () => {
  const zoo = (ap: Ap, loot: readonly ('zom-02' | 'zom-08' | 'zom-12' | 'sal-02')[], plan: TablePlan = {}) =>
    acting({
      ...plan,
      at: { '-1,0': { id: 'zoo', owner: BLUE, loot, people: [[BLUE, 'whole', ap]] }, ...plan.at },
    });
  const draw = (payFrom: 1 | 2 = 1) => ({ type: 'SCAVENGE', tile: '-1,0', payFrom }) as const;

  it('lost, has it overrun: the flag is gone with what it was worth, the loot stays (TV27)', () => {
    const session = zoo([0, 1, 0], ['zom-02', 'sal-02'], { dice: { survivor: [2], zombie: [5] } });
    const before = pointsOf(stateOf(session), BLUE);
    expect(flagsLeft(stateOf(session), BLUE)).toBe(9);
    const entries = play(session, draw(), ROUND);
    expect(flagsLeft(stateOf(session), BLUE)).toBe(10);
    expect(pointsOf(stateOf(session), BLUE)).toEqual({
      ...before,
      survivors: before.survivors - 1,
      land: before.land - 4,
      total: before.total - 4 - 1,
    });
    expect(entriesOf(entries, 'overrun')).toEqual([{ type: 'overrun', seat: BLUE, tile: '-1,0' }]);
    expect(tileIn(session, '-1,0')).toMatchObject({
      status: 'wild',
      owner: null,
      zombies: 1,
      loot: ['sal-02'],
      groups: [],
    });
    expect(invariantFaults(stateOf(session))).toEqual([]);
  });

  it('won, leaves it as it was (TV28), runners and all (E11)', () => {
    const session = zoo([0, 1, 0], ['zom-02'], { dice: { survivor: [4] } });
    play(session, draw(), ROUND);
    expect(tileIn(session, '-1,0')).toMatchObject({ status: 'held', owner: BLUE, zombies: 0 });
    const running = zoo([0, 2, 0], ['zom-02'], { dice: { survivor: [4] } });
    play(running, draw(), { type: 'RUN', k1: 1, k2: 0 }, ROUND);
    expect(there(running, '-1,0', BLUE, 'whole')).toEqual([2, 0, 0]);
  });

  it('lets those with a point run before the rest are lost (TV29, E09, E13)', () => {
    const zombie = [5, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    const session = zoo([1, 0, 1], ['zom-12'], { dice: { survivor: [3], zombie } });
    play(session, draw(2), { type: 'RUN', k1: 1, k2: 0 }, ROUND);
    expect(tileIn(session, '-1,0')).toMatchObject({ status: 'wild', zombies: 10 });
    expect(tileIn(session, '-1,0').groups).toEqual([{ seat: BLUE, zone: 'outer', ap: [1, 0, 0] }]);
  });

  it('gives somebody alone with points a way out, and nobody to sacrifice for (E08)', () => {
    const session = zoo([0, 0, 1], ['zom-08']);
    play(session, draw(2));
    expect(offered(session)).toEqual(['FIGHT_ROUND', 'RUN']);
  });

  it('can be fought by everybody on the tile, points or not (TV08)', () => {
    const session = zoo([2, 1, 0], ['zom-08']);
    play(session, draw());
    expect(tileIn(session, '-1,0').zombies).toBe(3);
    expect(there(session, '-1,0', BLUE, 'inner')).toEqual([3, 0, 0]);
    expect(session.legalMoves()).toEqual([ROUND]);
  });

  it('does not touch a rival’s turn: it is over within one (E18)', () => {
    const session = zoo([0, 1, 0], ['zom-08']);
    play(session, draw());
    expect(session.whole().prompt.seats).toEqual([BLUE]);
    expect(session.whyNot(ROUND, RED)?.id).toBe('notYourTurn');
  });
});
