import { describe, expect, it } from 'vitest';
import { invariantFaults } from '../../../../models/one-month-in/invariants';
import { fencesLeft } from '../../../../models/one-month-in/rules/supplies';
import type { Fence } from '../../../../models/one-month-in/state';
import {
  acting,
  BLUE,
  BLUE_BASE,
  entriesOf,
  offered,
  play,
  RED,
  stateOf,
  there,
  whyNot,
} from '../../../helpers/one-month-in';

const EDGE = '-2,0|-1,0';
const walk = { type: 'MOVE', from: '-1,0', zone: 'outer', to: BLUE_BASE, k1: 1, k2: 0 } as const;
const tear = { type: 'TEAR_DOWN', tile: '-1,0', zone: 'outer', toward: BLUE_BASE, payFrom: 1 } as const;
const build = (edge: string) => ({ type: 'BUILD_FENCE', edge: edge as typeof EDGE }) as const;

/** A fence between Blue's base and -1,0, where a survivor of the active team stands. */
const beside = (active: typeof BLUE | typeof RED, zone: 'outer' | 'inner' = 'outer') =>
  acting({
    active,
    fences: [{ edge: EDGE, seat: BLUE }],
    at: { '-1,0': { id: 'garage', people: [[active, zone, [0, 1, 0]]] } },
  });

describe('a fence (OM-FENCE-04, OM-MOVE-04)', () => {
  it('stops rivals until they tear it down for a point; it goes back to its owner (TV46, OM-FENCE-02, OM-FENCE-05)', () => {
    const session = beside(RED);
    expect(session.whyIllegal(walk)).toEqual({ id: 'FENCE_IN_THE_WAY', params: { team: 'om.team.blue' } });
    expect(session.legalMoves()).not.toContainEqual(walk);
    expect(fencesLeft(stateOf(session), BLUE)).toBe(9);
    const entries = play(session, tear);
    expect(entriesOf(entries, 'fence-torn-down')[0]).toMatchObject({ seat: RED, owner: BLUE, edge: EDGE });
    expect(fencesLeft(stateOf(session), BLUE)).toBe(10);
    expect(there(session, '-1,0', RED, 'outer')).toEqual([1, 0, 0]);
  });

  it('never hinders its owner (TV47), who cannot take it away (OM-FENCE-06)', () => {
    const session = beside(BLUE);
    expect(whyNot(session, walk)).toBeNull();
    expect(whyNot(session, tear)).toBe('NO_FENCE_THERE');
  });

  it('cannot be torn down from inside, from far away or at the rim', () => {
    expect(whyNot(beside(RED, 'inner'), { ...tear, zone: 'inner' })).toBe('INSIDE_FIRST_STEP_OUT');
    expect(whyNot(beside(RED), { ...tear, toward: '2,0' })).toBe('NOT_ADJACENT');
    expect(whyNot(beside(RED), { ...tear, payFrom: 2 })).toBe('NO_AP');
    expect(whyNot(acting(), { ...tear, tile: '-3,0', toward: '-4,0' })).toBe('OFF_MAP');
  });

  it('never locks anybody in for good: each border costs a point (E31)', () => {
    const around = ['-1,0|0,0', '-1,0|-1,1', '-2,1|-1,0', EDGE, '-1,-1|-1,0', '-1,0|0,-1'] as const;
    const fences: readonly Fence[] = around.map((edge) => ({ edge, seat: BLUE }));
    const session = acting({
      active: RED,
      fences,
      at: { '-1,0': { id: 'garage', people: [[RED, 'outer', [0, 1, 0]]] } },
    });
    const moves = session.legalMoves();
    expect(moves.filter(({ type }) => type === 'TEAR_DOWN')).toHaveLength(6);
    expect(moves.some((move) => move.type === 'MOVE' && move.from === '-1,0')).toBe(false);
  });
});

describe('building a fence (OM-FENCE-01, OM-FENCE-03)', () => {
  it('costs two salvage and no point (OM-TURN-06), also for who has none left (E33)', () => {
    const session = acting({
      salvage: [2, 0],
      at: { [BLUE_BASE]: { people: [[BLUE, 'whole', [5, 0, 0]]] } },
    });
    expect(offered(session)).toEqual(['ARM', 'BUILD_FENCE', 'END_TURN', 'SUIT']);
    play(session, build(EDGE));
    expect(stateOf(session).fences).toEqual([{ edge: EDGE, seat: BLUE }]);
    expect(stateOf(session).teams[0]?.salvage).toEqual([]);
    expect(invariantFaults(stateOf(session))).toEqual([]);
  });

  it('is done beside land or people of the team (TV49)', () => {
    const session = acting({
      salvage: [2, 0],
      at: { '0,1': { id: 'garage', people: [[BLUE, 'inner', [0, 1, 0]]] } },
    });
    expect(whyNot(session, build('0,0|1,0'))).toBe('NOT_YOUR_BORDER');
    expect(whyNot(session, build('0,1|1,1'))).toBeNull();
  });

  it.each([
    ['without salvage', acting(), EDGE, 'NOT_ENOUGH_SALVAGE'],
    [
      'on a border that has one',
      acting({ salvage: [2, 0], fences: [{ edge: EDGE, seat: RED }] }),
      EDGE,
      'BORDER_TAKEN',
    ],
    ['at the rim', acting({ salvage: [2, 0] }), '-4,0|-3,0', 'NO_SUCH_BORDER'],
    ['between tiles that do not touch', acting({ salvage: [2, 0] }), '-2,0|2,0', 'NO_SUCH_BORDER'],
  ])('is refused %s', (_, session, edge, reason) => {
    expect(whyNot(session, build(edge))).toBe(reason);
  });

  it('is refused with all ten standing (E05)', () => {
    const places = [
      '0,0|1,0',
      '0,0|0,1',
      '-1,1|0,0',
      '-1,0|0,0',
      '0,-1|0,0',
      '0,0|1,-1',
      '1,0|2,0',
      '1,0|1,1',
      '0,1|1,0',
      '0,1|1,1',
    ];
    const fences = places.map((edge) => ({ edge: edge as typeof EDGE, seat: BLUE }) as const);
    const session = acting({ salvage: [2, 0], fences });
    expect(whyNot(session, build(EDGE))).toBe('NO_FENCE_LEFT');
    expect(offered(session)).not.toContain('BUILD_FENCE');
  });
});
