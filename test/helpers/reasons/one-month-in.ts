/** For each reason of One Month In a position in which it is the right one. */
import type { BorderKey } from '../../../models/kernel/hex';
import type { Reason, SeatId } from '../../../models/kernel/types';
import { DECISIONS } from '../../../models/one-month-in/decisions';
import { rules } from '../../../models/one-month-in/game-rules';
import type { CityId, Zone } from '../../../models/one-month-in/ids';
import type { Move, MoveOf } from '../../../models/one-month-in/moves';
import type { ReasonId } from '../../../models/one-month-in/rulebook/refusals';
import type { Ap } from '../../../models/one-month-in/state';
import {
  acting,
  BLUE,
  BLUE_BASE,
  city,
  type OMSession,
  play,
  RED,
  sessionAt,
  type TablePlan,
  table,
} from '../one-month-in';
import type { ReasonCase } from './case';

const HERE = '-1,0';
const EDGE: BorderKey = '-2,0|-1,0';
const READY: Ap = [0, 2, 0];

/** Blue in a zone of a tile beside its base, and perhaps Red. */
function beside(id: CityId, zone: Zone, more: object = {}, red = false, plan: TablePlan = {}): OMSession {
  const blue = [BLUE, zone, READY] as const;
  const people: readonly (readonly [SeatId, Zone, Ap])[] = red ? [blue, [RED, zone, [1, 0, 0]]] : [blue];
  return acting({ ...plan, at: { [HERE]: { id, people, ...more } } });
}

function walk(more: Partial<MoveOf<'MOVE'>> = {}): Move {
  return { type: 'MOVE', from: BLUE_BASE, zone: 'whole', to: HERE, k1: 1, k2: 0, ...more };
}

function reclaim(
  a: number,
  tile: MoveOf<'RECLAIM'>['tile'] = HERE,
  liftFlag?: MoveOf<'RECLAIM'>['tile'],
): Move {
  return { type: 'RECLAIM', tile, pay: { a, b: 0, c: 0 }, ...(liftFlag && { liftFlag }) };
}

const SCAVENGE: Move = { type: 'SCAVENGE', tile: HERE, payFrom: 1 };
const FARM: Move = { type: 'FARM', tile: HERE, payFrom: 1 };
const TEAR: Move = { type: 'TEAR_DOWN', tile: HERE, zone: 'outer', toward: BLUE_BASE, payFrom: 1 };
const END: Move = { type: 'END_TURN' };

function build(edge: BorderKey, plan: TablePlan = {}): Reason | null {
  return acting({ salvage: [2, 0], ...plan }).whyIllegal({ type: 'BUILD_FENCE', edge });
}

function feeding(food: number, ap: Ap, n: number): Reason | null {
  const at = { [BLUE_BASE]: { people: [[BLUE, 'whole', ap]] } } as const;
  const session = sessionAt(table({ food: [food, 0], at }), 'feeding');
  return session.whyIllegal({ type: 'FEED', picks: [{ tile: BLUE_BASE, zone: 'whole', n }] });
}

/** Blue has gone into a building with zombies. */
function fighting(ap: Ap): OMSession {
  const session = acting({ at: { [HERE]: { id: 'garage', zombies: 2, people: [[BLUE, 'outer', ap]] } } });
  play(session, { type: 'ENTER', tile: HERE, k1: ap[1], k2: ap[2] });
  return session;
}

/** Blue stands where Red does. */
function arrived(): OMSession {
  const session = acting({
    at: {
      [BLUE_BASE]: { people: [[BLUE, 'whole', [0, 1, 0]]] },
      [HERE]: { id: 'garage', people: [[RED, 'outer', [1, 0, 0]]] },
    },
  });
  play(session, walk());
  return session;
}

/** Blue attacks, and both sides have lost nobody yet. */
function attacking(): OMSession {
  const session = beside(
    'garage',
    'outer',
    {
      people: [
        [BLUE, 'outer', [0, 0, 3]],
        [RED, 'outer', [2, 0, 0]],
      ],
    },
    false,
    {
      dice: { attack: [5, 1, 1], defence: [4, 1] },
    },
  );
  play(session, { type: 'ATTACK_HERE', tile: HERE, zone: 'outer', team: RED, k1: 0, k2: 3 });
  return session;
}

const TEN: readonly CityId[] = [
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
const PLACES = ['0,0', '0,-1', '0,1', '1,0', '1,-1', '-1,1', '-2,1', '-3,1', '-2,-1', '-1,-1'] as const;

/** All flags of Blue are up. */
function flagged(): OMSession {
  const held = PLACES.map((place, index) => [place, { id: TEN[index] ?? 'zoo', owner: BLUE }] as const);
  const here = { id: 'prison', people: [[BLUE, 'inner', [0, 3, 0]]] } as const;
  return acting({ at: { ...Object.fromEntries(held), [HERE]: here } });
}

const FENCES = [
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
] as const;

export const REASON_CASES: Readonly<Record<ReasonId, ReasonCase>> = {
  notYourTurn: { why: () => acting().whyNot(END, RED), says: "It is Player 1's turn." },
  GAME_OVER: {
    why: () => {
      const outcome = { winners: [BLUE], reason: 'om.outcome.max', scores: {}, rank: null } as const;
      return rules.whyIllegal({ value: 'over', state: { ...table(), outcome } }, END);
    },
    says: 'The game is over.',
  },
  NO_AP: {
    why: () => beside('garage', 'outer').whyIllegal({ type: 'ENTER', tile: HERE, k1: 0, k2: 2 }),
    says: 'Nobody chosen has an action point left.',
  },
  NOT_ENOUGH_AP: {
    why: () => beside('prison', 'inner').whyIllegal(reclaim(2)),
    says: 'Prison takes 3 action points here; you have 2.',
  },
  NOT_ADJACENT: {
    why: () => acting().whyIllegal(walk({ to: '0,0' })),
    says: 'Survivors walk one tile at a time.',
  },
  OFF_MAP: {
    why: () => acting().whyIllegal({ type: 'SCAVENGE', tile: '9,9', payFrom: 1 }),
    says: 'There is no street on that side.',
  },
  INSIDE_FIRST_STEP_OUT: {
    why: () => beside('garage', 'inner').whyIllegal(walk({ from: HERE, zone: 'inner', to: BLUE_BASE })),
    says: 'They are inside the building: step out to the outer region first.',
  },
  FENCE_IN_THE_WAY: {
    why: () => acting({ fences: [{ edge: EDGE, seat: RED }] }).whyIllegal(walk()),
    says: "Red's fence blocks that border; tear it down for 1 action point.",
  },
  NOT_A_BUILDING_YOU_CAN_ENTER: {
    why: () => acting().whyIllegal({ type: 'ENTER', tile: BLUE_BASE, k1: 1, k2: 0 }),
    says: 'A reclaimed tile has no separate inside.',
  },
  NO_FENCE_THERE: {
    why: () => beside('garage', 'outer').whyIllegal(TEAR),
    says: 'There is no rival fence on that border.',
  },
  ZOMBIES_INSIDE: {
    why: () => beside('garage', 'outer', { zombies: 2 }).whyIllegal(reclaim(2)),
    says: 'Zombies are still in the building.',
  },
  MUST_BE_INSIDE: {
    why: () => beside('garage', 'outer').whyIllegal(reclaim(2)),
    says: 'Only survivors in the inner region can reclaim.',
  },
  CONTESTED: {
    why: () => beside('zoo', 'inner', {}, true).whyIllegal(reclaim(2)),
    says: 'Red is standing there too; drive them out first.',
  },
  ALREADY_YOURS: {
    why: () => acting().whyIllegal(reclaim(2, BLUE_BASE)),
    says: 'You already hold this tile.',
  },
  NO_FLAG_LEFT: {
    why: () => flagged().whyIllegal(reclaim(3)),
    says: 'All ten flags are up; lift one of them to plant it here.',
  },
  CANNOT_LIFT: {
    why: () => flagged().whyIllegal(reclaim(3, HERE, BLUE_BASE)),
    says: 'You can lift a flag only from another territory of yours, not from your own base.',
  },
  NOT_HELD_BY_YOU: {
    why: () => beside('zoo', 'whole', { owner: RED }).whyIllegal(SCAVENGE),
    says: 'You scavenge and farm only where your flag stands.',
  },
  NO_LOOT_LEFT: {
    why: () => beside('zoo', 'whole', { owner: BLUE, loot: [] }).whyIllegal(SCAVENGE),
    says: 'Every room here has been searched.',
  },
  NOT_A_FARM: {
    why: () => beside('zoo', 'whole', { owner: BLUE }).whyIllegal(FARM),
    says: 'Nothing grows here.',
  },
  FARM_ALREADY_WORKED: {
    why: () => beside('farm-01', 'whole', { owner: BLUE, worked: true }).whyIllegal(FARM),
    says: 'One survivor per farm and turn.',
  },
  NO_FOOD: { why: () => feeding(0, READY, 1), says: 'You have no food.' },
  ALREADY_FED: { why: () => feeding(1, [0, 0, 2], 1), says: 'A survivor can be fed once a turn.' },
  FEED_FIRST: {
    why: () => sessionAt(table({ food: [1, 0] }), 'feeding').whyIllegal(END),
    says: 'Feeding is one step at the start of the turn: finish it before acting, and not again after.',
  },
  FEED_ONE_TO_THREE: { why: () => feeding(1, [0, 5, 0], 4), says: 'One food feeds one to three survivors.' },
  NOT_ENOUGH_SALVAGE: {
    why: () => acting({ salvage: [1, 0] }).whyIllegal({ type: 'ARM' }),
    says: 'That costs 2 salvage; you have 1.',
  },
  NO_FENCE_LEFT: {
    why: () => build(EDGE, { fences: FENCES.map((edge) => ({ edge, seat: BLUE })) }),
    says: 'All ten of your fences are standing.',
  },
  BORDER_TAKEN: {
    why: () => build(EDGE, { fences: [{ edge: EDGE, seat: RED }] }),
    says: 'There already is a fence on that border.',
  },
  NO_SUCH_BORDER: {
    why: () => build('-4,0|-3,0'),
    says: 'A fence stands between two tiles, not at the rim of the city.',
  },
  NOT_YOUR_BORDER: {
    why: () => build('0,0|1,0'),
    says: 'Fences go up beside your land or your people.',
  },
  SETUP_FENCES_DONE: {
    why: () => acting().whyIllegal({ type: 'PLACE_SETUP_FENCE', edge: EDGE }),
    says: 'Three fences per base during setup.',
  },
  SETUP_OWN_BASE_ONLY: {
    why: () => DECISIONS.placeFences.why(city(), { type: 'PLACE_SETUP_FENCE', edge: '0,0|1,0' }),
    says: 'During setup fences go on the borders of your own base.',
  },
  GEAR_LIMIT: {
    why: () => {
      const state = table({ salvage: [2, 0] });
      const teams = state.teams.map((team) => ({ ...team, armed: 10 }));
      return sessionAt({ ...state, teams }).whyIllegal({ type: 'ARM' });
    },
    says: 'There are only ten dice to improve.',
  },
  NOBODY_TO_ATTACK: {
    why: () =>
      beside('garage', 'outer').whyIllegal({
        type: 'ATTACK_HERE',
        tile: HERE,
        zone: 'outer',
        team: RED,
        k1: 1,
        k2: 0,
      }),
    says: 'No rival stands in the same zone.',
  },
  FIGHT_FIRST: { why: () => fighting([0, 2, 0]).whyIllegal(END), says: 'Finish this fight first.' },
  CANNOT_RUN: {
    why: () => fighting([0, 2, 0]).whyIllegal({ type: 'RUN', k1: 1, k2: 0 }),
    says: 'Only fighters with an action point can run.',
  },
  NOBODY_TO_SAVE: {
    why: () => fighting([0, 0, 1]).whyIllegal({ type: 'SACRIFICE', apClass: 1 }),
    says: 'A sacrifice needs somebody to save.',
  },
  NO_WAY_OUT: {
    why: () => attacking().whyIllegal({ type: 'WITHDRAW', k: 1, to: '0,0' }),
    says: 'There is no open, explored tile to withdraw to.',
  },
  BAD_PAYMENT: {
    why: () => beside('zoo', 'inner').whyIllegal(reclaim(1)),
    says: 'The chosen survivors do not add up to 2.',
  },
  CHOICE_OPEN: { why: () => arrived().whyIllegal(END), says: 'Attack or hold back first.' },
  WRONG_MOMENT: {
    why: () => acting().whyIllegal({ type: 'HOLD_BACK' }),
    says: 'That is not possible at this moment.',
  },
};
