import { describe, expect, it } from 'vitest';
import type { SeatId } from '../../../../models/kernel/types';
import { leaders, placeOf } from '../../../../models/one-month-in/rules/end';
import { leadOf, pointsOf } from '../../../../models/one-month-in/rules/points';
import { survivorsOf } from '../../../../models/one-month-in/rules/supplies';
import { landOf } from '../../../../models/one-month-in/rules/table';
import type { Ap } from '../../../../models/one-month-in/state';
import {
  acting,
  BLUE,
  BLUE_BASE,
  entriesOf,
  type OMSession,
  play,
  RED,
  RED_BASE,
  stateOf,
  type TablePlan,
  table,
  there,
  tileIn,
} from '../../../helpers/one-month-in';

const END = { type: 'END_TURN' } as const;
const LAB = '-1,0';

/** Ends turns until it is somebody's again; who has food leaves it. */
function passTo(session: OMSession, seat: SeatId): void {
  do {
    play(session, END);
    if (session.whole().prompt.id === 'feeding') play(session, { type: 'FEED_DONE' });
  } while (!session.whole().outcome && session.whole().prompt.seats[0] !== seat);
}

/** Blue reclaims the Research Centre in round 8. */
function reclaimed(ap: Ap = [0, 4, 0], plan: TablePlan = {}): OMSession {
  const session = acting({
    round: 8,
    ...plan,
    at: { [LAB]: { id: 'research-centre', people: [[BLUE, 'inner', ap]] }, ...plan.at },
  });
  play(session, { type: 'RECLAIM', tile: LAB, pay: { a: 4, b: 0, c: 0 } });
  return session;
}

const redBeside = { '0,0': { id: 'garage', people: [[RED, 'outer', [1, 0, 0]]] } } as const;
const redComes = { type: 'MOVE', from: '0,0', zone: 'outer', to: LAB, k1: 1, k2: 0 } as const;

describe('holding a unique tile (OM-END-03, OM-END-04)', () => {
  it('for a turn with somebody there ends the game at the start of the next one, before income (TV40)', () => {
    const session = reclaimed();
    expect(tileIn(session, LAB).counting).toBe(true);
    passTo(session, BLUE);
    expect(stateOf(session)).toMatchObject({ round: 9, turn: 0 });
    expect(session.whole().outcome?.reason).toBe('om.outcome.hold');
    const log = session.whole().log.map(({ entry }) => entry);
    expect(entriesOf(log, 'income')).toEqual([]);
  });

  it('takes a turn more after an attack, even one that was lost (TV41, E19, OM-PVP-09)', () => {
    const session = reclaimed([0, 4, 0], { at: redBeside, dice: { attack: [1], defence: [6, 6] } });
    passTo(session, RED);
    const entries = play(session, redComes, { type: 'ATTACK', team: BLUE });
    expect(entriesOf(entries, 'hold-broken')).toHaveLength(1);
    expect(tileIn(session, LAB).counting).toBe(false);
    passTo(session, BLUE);
    expect(session.whole().outcome).toBeNull();
    expect(tileIn(session, LAB).counting).toBe(true);
    passTo(session, BLUE);
    expect(session.whole().outcome?.reason).toBe('om.outcome.hold');
    expect(stateOf(session).round).toBe(10);
  });

  it('does not count without anybody there (TV42, E21)', () => {
    const session = acting({
      round: 8,
      at: { [LAB]: { id: 'research-centre', people: [[BLUE, 'inner', [0, 0, 4]]] } },
    });
    play(session, { type: 'RECLAIM', tile: LAB, pay: { a: 0, b: 4, c: 0 } });
    play(session, { type: 'MOVE', from: LAB, zone: 'whole', to: BLUE_BASE, k1: 4, k2: 0 });
    passTo(session, BLUE);
    expect(session.whole().outcome).toBeNull();
    expect(tileIn(session, LAB)).toMatchObject({ owner: BLUE, counting: false });
  });

  it('is not hindered by rivals who walk in and hold back (TV43, E20)', () => {
    const session = reclaimed([0, 4, 0], { at: redBeside });
    passTo(session, RED);
    play(session, redComes, { type: 'HOLD_BACK' });
    passTo(session, BLUE);
    expect(session.whole().outcome?.reason).toBe('om.outcome.hold');
  });

  it('begins anew for whoever takes it', () => {
    const session = acting({
      active: RED,
      at: { [LAB]: { id: 'research-centre', owner: BLUE, people: [[RED, 'whole', [0, 5, 0]]] } },
    });
    const entries = play(session, { type: 'RECLAIM', tile: LAB, pay: { a: 5, b: 0, c: 0 } });
    expect(entriesOf(entries, 'hold-started')).toEqual([{ type: 'hold-started', seat: RED, tile: LAB }]);
  });

  it('ends the game for either of the two tiles, and whoever leads wins it (E22, E24, OM-END-01)', () => {
    const session = acting({
      active: RED,
      round: 8,
      at: {
        [LAB]: { id: 'research-centre', owner: BLUE, counting: true },
        '0,0': { id: 'military-base', owner: BLUE, counting: true, people: [[BLUE, 'whole', [1, 0, 0]]] },
        [RED_BASE]: { people: [[RED, 'whole', [0, 20, 0]]] },
        '1,0': { id: 'prison', owner: RED },
      },
    });
    play(session, END);
    expect(session.whole().outcome).toMatchObject({ reason: 'om.outcome.hold', winners: [RED] });
  });

  const shared = (owner: SeatId) => ({
    [LAB]: {
      id: 'research-centre' as const,
      owner,
      counting: true,
      people: [
        [BLUE, 'whole', [0, 1, 0]],
        [RED, 'whole', [1, 0, 0]],
        ['seat-3', 'whole', [1, 0, 0]],
      ] as const,
    },
  });
  const attack = { type: 'ATTACK_HERE', tile: LAB, zone: 'whole', team: RED, k1: 1, k2: 0 } as const;

  it('goes on when others attack each other there (E43), or the owner attacks (E44)', () => {
    for (const owner of ['seat-3', BLUE] as const) {
      const session = acting({ seats: 3, at: shared(owner) });
      play(session, attack);
      expect(tileIn(session, LAB).counting).toBe(true);
    }
  });

  it('is not stopped by zombies in the loot (E23), unless they overrun it', () => {
    const tile = { id: 'research-centre', owner: BLUE, counting: true } as const;
    const people = [[BLUE, 'whole', [0, 1, 0]]] as const;
    const plan = { at: { [LAB]: { ...tile, loot: ['zom-01'] as const, people } } };
    const won = acting({ ...plan, dice: { survivor: [6] } });
    play(won, { type: 'SCAVENGE', tile: LAB, payFrom: 1 }, { type: 'FIGHT_ROUND' });
    expect(tileIn(won, LAB).counting).toBe(true);
    const lost = acting({ ...plan, dice: { survivor: [1], zombie: [6] } });
    play(lost, { type: 'SCAVENGE', tile: LAB, payFrom: 1 }, { type: 'FIGHT_ROUND' });
    expect(tileIn(lost, LAB)).toMatchObject({ counting: false, status: 'wild' });
  });
});

/** Blue with 12 survivors, 7 salvage and much land: 47 points (TV44). */
const RICH = {
  salvage: [7, 0],
  at: {
    [BLUE_BASE]: { people: [[BLUE, 'whole', [0, 12, 0]]] },
    '-1,0': { id: 'zoo', owner: BLUE },
    '-1,-1': { id: 'hospital', owner: BLUE },
    '-2,1': { id: 'prison', owner: BLUE },
    '-3,1': { id: 'train-station', owner: BLUE },
    '-2,-1': { id: 'supermarket', owner: BLUE },
  },
} as const satisfies TablePlan;

describe('points (OM-SCORE-01, OM-SCORE-02, OM-SCORE-03, OM-SCORE-06)', () => {
  it('are people, pairs of salvage and land; fifty end the game at the end of a turn (TV44, TV45, OM-END-05)', () => {
    const session = acting(RICH);
    expect(pointsOf(stateOf(session), BLUE)).toEqual({ survivors: 12, salvage: 3, land: 32, total: 47 });
    play(session, END);
    expect(session.whole().outcome).toBeNull();
    const more = acting({ ...RICH, at: { ...RICH.at, '-1,1': { id: 'farm-05', owner: BLUE } } });
    expect(pointsOf(stateOf(more), BLUE).total).toBe(50);
    expect(more.whole().outcome).toBeNull();
    play(more, END);
    expect(more.whole().outcome).toEqual({
      winners: [BLUE],
      reason: 'om.outcome.vp',
      scores: { [BLUE]: 50, [RED]: 8 },
      rank: null,
    });
  });

  it('do not come from food, fences and loot on tiles (OM-SCORE-04)', () => {
    const plain = pointsOf(table(), BLUE).total;
    const fences = [{ edge: '-2,0|-1,0', seat: BLUE }] as const;
    expect(pointsOf(table({ food: [9, 0], fences }), BLUE).total).toBe(plain);
  });

  it('say how far a team is ahead', () => {
    expect([leadOf(stateOf(acting(RICH)), BLUE), leadOf(stateOf(acting(RICH)), RED)]).toEqual([39, -39]);
  });

  it('that are reached and lost within a turn do not end the game (E25), those of another team do (E26)', () => {
    const at = { ...RICH.at, '-1,1': { id: 'farm-05', owner: BLUE } } as const;
    const spending = acting({ ...RICH, at, salvage: [8, 0] });
    play(spending, { type: 'ARM' }, { type: 'SUIT' }, END);
    expect(spending.whole().outcome).toBeNull();
    const theirs = acting({ ...RICH, at, active: RED });
    play(theirs, END);
    expect(theirs.whole().outcome?.reason).toBe('om.outcome.vp');
  });
});

describe('ties (OM-SCORE-05)', () => {
  const land = (blue: number) => ({
    at: {
      '-1,0': { id: 'launderette', owner: BLUE },
      '-1,-1': { id: 'farm-12', owner: BLUE },
      '1,0': { id: 'petrol-station', owner: RED },
      [BLUE_BASE]: { people: [[BLUE, 'whole', [0, blue, 0]]] },
    } as const,
  });

  it('at 31 points go to eight territories before seven (TV65)', () => {
    const blue = [
      'farm-08',
      'farm-09',
      'farm-12',
      'launderette',
      'corner-shop',
      'garage',
      'petrol-station',
    ] as const;
    const red = ['zoo', 'church', 'library', 'bus-depot', 'hardware-store', 'swimming-baths'] as const;
    const free = [
      '-1,0',
      '-1,-1',
      '-2,1',
      '-3,1',
      '-2,-1',
      '-1,1',
      '0,0',
      '0,1',
      '0,-1',
      '1,0',
      '1,1',
      '1,-1',
      '0,2',
    ] as const;
    const land = [...blue, ...red].map((id, index) => [
      free[index],
      { id, owner: index < blue.length ? BLUE : RED },
    ]);
    const people = {
      [BLUE_BASE]: { people: [[BLUE, 'whole', [18, 0, 0]]] },
      [RED_BASE]: { people: [[RED, 'whole', [9, 0, 0]]] },
    } as const;
    const state = table({ at: { ...Object.fromEntries(land), ...people } });
    expect([pointsOf(state, BLUE).total, pointsOf(state, RED).total]).toEqual([31, 31]);
    expect([landOf(state, BLUE).length, landOf(state, RED).length]).toEqual([8, 7]);
    expect(leaders(state)).toEqual([BLUE]);
  });

  it('go to more territories, then to more survivors, then to more food', () => {
    expect(leaders(table(land(5)))).toEqual([BLUE]);
    const even = { at: { [BLUE_BASE]: { people: [[BLUE, 'whole', [0, 4, 0]]] } } } as const;
    expect(leaders(table({ ...even, salvage: [2, 0] }))).toEqual([RED]);
    expect(leaders(table({ food: [2, 1] }))).toEqual([BLUE]);
  });

  it('are shared if nothing tells them apart', () => {
    const even = table({ food: [1, 1] });
    expect(leaders(even)).toEqual([BLUE, RED]);
    expect(([BLUE, RED] as const).map((seat) => placeOf(even, seat))).toEqual([1, 1]);
    const behind = table({ food: [1, 2] });
    expect(([BLUE, RED] as const).map((seat) => placeOf(behind, seat))).toEqual([2, 1]);
  });
});

describe('the last round (OM-END-06)', () => {
  it('ends the game after its last turn (TV64)', () => {
    const session = acting({ round: 25 });
    play(session, END);
    expect(session.whole().outcome).toBeNull();
    if (session.whole().prompt.id === 'feeding') play(session, { type: 'FEED_DONE' });
    play(session, END);
    expect(session.whole().outcome?.reason).toBe('om.outcome.max');
  });

  it('is the fifteenth of a short game', () => {
    const session = acting({ round: 15, active: RED, options: { maxRounds: 15 } });
    play(session, END);
    expect(session.whole().outcome?.reason).toBe('om.outcome.max');
  });
});

describe('the start of a turn (OM-TURN-01, OM-TURN-02, OM-TURN-03)', () => {
  const begin = (blue: Ap) => {
    const session = acting({ active: RED, at: { [BLUE_BASE]: { people: [[BLUE, 'whole', blue]] } } });
    play(session, END);
    return session;
  };

  it('brings a straggler to fewer than three, two to nobody, and none to three (TV52)', () => {
    expect(there(begin([2, 0, 0]), BLUE_BASE, BLUE, 'whole')).toEqual([0, 3, 0]);
    expect(there(begin([0, 0, 0]), BLUE_BASE, BLUE, 'whole')).toEqual([0, 2, 0]);
    expect(survivorsOf(stateOf(begin([3, 0, 0])), BLUE)).toBe(3);
  });

  it('gives each survivor one point, and takes all from those whose turn is over', () => {
    const session = acting();
    play(session, END);
    expect(there(session, BLUE_BASE, BLUE, 'whole')).toEqual([5, 0, 0]);
    expect(there(session, RED_BASE, RED, 'whole')).toEqual([0, 5, 0]);
    expect(session.whole().prompt.seats).toEqual([RED]);
  });

  it('leaves points for anything in any order, and needs nothing but its end (E32, OM-TURN-05)', () => {
    const session = acting({ at: { [BLUE_BASE]: { people: [[BLUE, 'whole', [5, 0, 0]]] } } });
    expect(session.legalMoves()).toEqual([END]);
    expect(session.whole().prompt.id).toBe('acting');
  });
});
