import { describe, expect, it } from 'vitest';
import { invariantFaults } from '../../../../models/one-month-in/invariants';
import type { Move, MoveOf } from '../../../../models/one-month-in/moves';
import { zombiesLeft } from '../../../../models/one-month-in/rules/supplies';
import {
  acting,
  BLUE,
  BLUE_BASE,
  decisionIn,
  offered,
  play,
  RED,
  stateOf,
  there,
  tileIn,
  whyNot,
} from '../../../helpers/one-month-in';
import { moveChooser } from '../../../helpers/random-play';

const move = (from: string, to: string, k1: number, zone: 'outer' | 'inner' | 'whole' = 'outer', k2 = 0) =>
  ({ type: 'MOVE', from, zone, to, k1, k2 }) as MoveOf<'MOVE'>;
const fog = { status: 'fog' } as const;

describe('exploring (OM-MOVE-02, OM-MOVE-05)', () => {
  const start = () =>
    acting({ at: { '-1,0': { id: 'terraced-houses', ...fog }, '-1,-1': { id: 'farm-05', ...fog } } });

  it('turns the tile, puts its zombies inside and the people outside, a point each (TV02)', () => {
    const session = start();
    const entries = play(session, move(BLUE_BASE, '-1,0', 3, 'whole'));
    expect(entries).toEqual([
      { type: 'moved', seat: BLUE, from: BLUE_BASE, to: '-1,0', count: 3 },
      { type: 'fog-lifted', seat: BLUE, tile: '-1,0', id: 'terraced-houses', zombies: 2 },
    ]);
    expect(tileIn(session, '-1,0')).toMatchObject({ status: 'wild', zombies: 2 });
    expect(there(session, '-1,0', BLUE, 'outer')).toEqual([3, 0, 0]);
    expect(there(session, BLUE_BASE, BLUE, 'whole')).toEqual([0, 2, 0]);
    expect(zombiesLeft(stateOf(session))).toBe(58);
  });

  it('leaves nothing but the end of the turn when all points are used (TV03)', () => {
    const session = start();
    play(session, move(BLUE_BASE, '-1,0', 3, 'whole'), move(BLUE_BASE, '-1,-1', 2, 'whole'));
    expect(tileIn(session, '-1,-1').zombies).toBe(3);
    expect(there(session, '-1,-1', BLUE, 'outer')).toEqual([2, 0, 0]);
    expect(session.legalMoves()).toEqual([{ type: 'END_TURN' }]);
    expect(zombiesLeft(stateOf(session))).toBe(55);
  });

  it('meets nobody: however a game goes, nobody stands in the fog (E42)', () => {
    const session = start();
    const chosen = moveChooser<Move>('fog');
    for (let n = 0; n < 300 && !session.whole().outcome; n++) {
      play(session, chosen(session.legalMoves()));
      const covered = Object.values(stateOf(session).tiles).filter(({ status }) => status === 'fog');
      expect(covered.flatMap(({ groups }) => groups)).toEqual([]);
    }
  });

  it('brings what the supply still has (TV54, E01), and nobody when it is empty (E02)', () => {
    const crowd = { id: 'prison', zombies: 56 } as const;
    const session = acting({ at: { '1,1': crowd, '-1,0': { id: 'hospital', ...fog } } });
    play(session, move(BLUE_BASE, '-1,0', 1, 'whole'));
    expect(tileIn(session, '-1,0')).toMatchObject({ status: 'wild', zombies: 4 });
    const empty = acting({ at: { '1,1': { ...crowd, zombies: 60 }, '-1,0': { id: 'hospital', ...fog } } });
    play(empty, move(BLUE_BASE, '-1,0', 1, 'whole'));
    expect(tileIn(empty, '-1,0')).toMatchObject({ status: 'wild', zombies: 0 });
    expect(invariantFaults(stateOf(empty))).toEqual([]);
  });
});

describe('walking (OM-MOVE-02, OM-MOVE-03)', () => {
  it('goes on from the outside of wild tiles, a point a tile (TV05, OM-MOVE-09)', () => {
    const session = acting({
      at: {
        [BLUE_BASE]: { people: [] },
        '-1,0': { id: 'terraced-houses', zombies: 2, people: [[BLUE, 'outer', [0, 3, 0]]] },
        '-1,-1': { id: 'farm-05', zombies: 3, people: [[BLUE, 'outer', [0, 2, 0]]] },
      },
    });
    play(session, move('-1,0', '-1,1', 3), move('-1,-1', '-2,-1', 2));
    expect(there(session, '-1,1', BLUE, 'outer')).toEqual([3, 0, 0]);
    expect(there(session, '-2,-1', BLUE, 'outer')).toEqual([2, 0, 0]);
    expect(offered(session)).toEqual(['END_TURN']);
  });

  it('does not start inside a building (TV20, OM-MOVE-01)', () => {
    const session = acting({ at: { '-1,0': { id: 'garage', people: [[BLUE, 'inner', [0, 1, 0]]] } } });
    expect(whyNot(session, move('-1,0', BLUE_BASE, 1, 'inner'))).toBe('INSIDE_FIRST_STEP_OUT');
  });

  it('ends on the one zone of a held tile, whoever holds it (OM-MOVE-03)', () => {
    const session = acting({ at: { '-1,0': { id: 'garage', owner: RED } } });
    play(session, move(BLUE_BASE, '-1,0', 2, 'whole'));
    expect(there(session, '-1,0', BLUE, 'whole')).toEqual([2, 0, 0]);
    expect(decisionIn(session)).toBe('acting');
  });

  it('may go back and forth with two points (E41, OM-TURN-08)', () => {
    const session = acting({
      at: { [BLUE_BASE]: { people: [[BLUE, 'whole', [0, 1, 1]]] }, '-1,0': { id: 'garage' } },
    });
    play(session, move(BLUE_BASE, '-1,0', 0, 'whole', 1), move(BLUE_BASE, '-1,0', 1, 'whole'));
    play(session, move('-1,0', BLUE_BASE, 1));
    expect(there(session, BLUE_BASE, BLUE, 'whole')).toEqual([1, 0, 0]);
  });

  it.each([
    ['two tiles away', move(BLUE_BASE, '0,0', 1, 'whole'), 'NOT_ADJACENT'],
    ['more than are there', move(BLUE_BASE, '-1,0', 6, 'whole'), 'NO_AP'],
    ['nobody', move(BLUE_BASE, '-1,0', 0, 'whole'), 'NO_AP'],
    ['those with two points where nobody has them', move(BLUE_BASE, '-1,0', 1, 'whole', 1), 'NO_AP'],
    ['off the map', move('2,-2', '3,-2', 1), 'OFF_MAP'],
  ])('is refused %s', (_, wrong, reason) => {
    expect(whyNot(acting(), wrong)).toBe(reason);
  });

  it('is peaceful where others stand (OM-MOVE-06)', () => {
    const session = acting({
      at: { '-1,0': { id: 'garage', people: [[RED, 'outer', [1, 0, 0]]] } },
    });
    play(session, move(BLUE_BASE, '-1,0', 1, 'whole'));
    expect(decisionIn(session)).toBe('arrivalChoice');
    expect(session.legalMoves()).toEqual([{ type: 'ATTACK', team: RED }, { type: 'HOLD_BACK' }]);
    expect(whyNot(session, { type: 'END_TURN' })).toBe('CHOICE_OPEN');
    play(session, { type: 'HOLD_BACK' });
    expect(decisionIn(session)).toBe('acting');
    expect(tileIn(session, '-1,0').groups).toHaveLength(2);
  });
});

describe('doors (OM-MOVE-07, OM-MOVE-08)', () => {
  const garage = (zombies: number, zone: 'outer' | 'inner' = 'outer') =>
    acting({ at: { '-1,0': { id: 'garage', zombies, people: [[BLUE, zone, [0, 2, 0]]] } } });

  it('lead inside together for a point each; with zombies there the fight begins at once', () => {
    const session = garage(1);
    play(session, { type: 'ENTER', tile: '-1,0', k1: 2, k2: 0 });
    expect(there(session, '-1,0', BLUE, 'inner')).toEqual([2, 0, 0]);
    expect(decisionIn(session)).toBe('fightDecide');
    expect(whyNot(session, { type: 'ENTER', tile: '-1,0', k1: 1, k2: 0 })).toBe('FIGHT_FIRST');
  });

  it('lead into an empty building without a fight, and out again (E40)', () => {
    const session = garage(0);
    play(session, { type: 'ENTER', tile: '-1,0', k1: 1, k2: 0 });
    expect(decisionIn(session)).toBe('acting');
    const inside = garage(0, 'inner');
    play(inside, { type: 'EXIT', tile: '-1,0', k1: 1, k2: 0 });
    expect(there(inside, '-1,0', BLUE, 'outer')).toEqual([1, 0, 0]);
    expect(there(inside, '-1,0', BLUE, 'inner')).toEqual([0, 1, 0]);
  });

  it('are none on a held tile', () => {
    const session = acting({
      at: { '-1,0': { id: 'garage', owner: BLUE, people: [[BLUE, 'whole', [0, 1, 0]]] } },
    });
    expect(whyNot(session, { type: 'ENTER', tile: '-1,0', k1: 1, k2: 0 })).toBe(
      'NOT_A_BUILDING_YOU_CAN_ENTER',
    );
    expect(whyNot(session, { type: 'EXIT', tile: '-1,0', k1: 1, k2: 0 })).toBe(
      'NOT_A_BUILDING_YOU_CAN_ENTER',
    );
  });

  it('let a second team in where another one stands, and ask whether it attacks (E14)', () => {
    const session = acting({
      at: {
        '-1,0': {
          id: 'garage',
          people: [
            [BLUE, 'outer', [0, 1, 0]],
            [RED, 'inner', [1, 0, 0]],
          ],
        },
      },
    });
    play(session, { type: 'ENTER', tile: '-1,0', k1: 1, k2: 0 });
    expect(decisionIn(session)).toBe('arrivalChoice');
  });

  it('stay shut to the zombies: who stands outside of them is safe over any number of turns (OM-MOVE-09, OM-MOVE-10)', () => {
    const session = garage(1);
    play(session, { type: 'END_TURN' }, { type: 'FEED_DONE' }, { type: 'END_TURN' });
    expect(tileIn(session, '-1,0')).toMatchObject({ zombies: 1 });
    expect(there(session, '-1,0', BLUE, 'outer')).toEqual([0, 2, 0]);
  });
});
