/** All decisions by the names of the chart's states that wait for them (specification section 5). */
import { decisionTable } from '../../kernel/decisions';
import { openDecision } from '../../kernel/open-decision';
import type { Reason, StateValue } from '../../kernel/types';
import { attackHere, attackOnArrival, holdBack } from '../actions/attacks';
import { enter, exit } from '../actions/doors';
import { endTurn } from '../actions/end-turn';
import { feed, feedDone } from '../actions/feed';
import { buildFence, placeFence, tearDown } from '../actions/fences';
import { fightRound, pressOn, run, sacrifice, withdraw } from '../actions/fighting';
import { arm, suit } from '../actions/gear';
import { move } from '../actions/move';
import { reclaim } from '../actions/reclaim';
import { farm, scavenge } from '../actions/work';
import type { Move } from '../moves';
import type { Decision } from '../play';
import { no } from '../rules/reason';
import { fencesPlaced } from '../rules/setup-fences';
import { activeTeam } from '../rules/table';
import type { State } from '../state';
import { type Actions, decisionOf } from './decision-of';

/** Everything that can be done in the action phase, in any order and any mix (OM-TURN-04, OM-TURN-05, OM-TURN-08). */
const ACTING = {
  RECLAIM: reclaim,
  FARM: farm,
  SCAVENGE: scavenge,
  ENTER: enter,
  EXIT: exit,
  ATTACK_HERE: attackHere,
  TEAR_DOWN: tearDown,
  MOVE: move,
  BUILD_FENCE: buildFence,
  ARM: arm,
  SUIT: suit,
  END_TURN: endTurn,
} satisfies Actions;

/** Of a move that is for another time than set-up, feeding and action phase. */
function untimely(state: State, { type }: Move): Reason {
  if (type === 'FEED' && activeTeam(state).food === 0) return no('NO_FOOD');
  if (type === 'PLACE_SETUP_FENCE' && fencesPlaced(state)) return no('SETUP_FENCES_DONE');
  return no('WRONG_MOMENT');
}

/** Feeding comes first and once (OM-FEED-03). */
function notWhileFeeding(state: State, move: Move): Reason {
  return Object.hasOwn(ACTING, move.type) ? no('FEED_FIRST') : untimely(state, move);
}

function notWhileActing(state: State, move: Move): Reason {
  const reason = untimely(state, move);
  return move.type === 'FEED' && reason.id === 'WRONG_MOMENT' ? no('FEED_FIRST') : reason;
}

const ALL = {
  placeFences: decisionOf({ PLACE_SETUP_FENCE: placeFence }, untimely),
  feeding: decisionOf({ FEED: feed, FEED_DONE: feedDone }, notWhileFeeding),
  acting: decisionOf(ACTING, notWhileActing),
  arrivalChoice: decisionOf({ ATTACK: attackOnArrival, HOLD_BACK: holdBack, ARM: arm }, () =>
    no('CHOICE_OPEN'),
  ),
  /** Salvage may be spent before every round (OM-TURN-06); there is no way to end the turn in a fight (OM-TURN-07). */
  fightDecide: decisionOf(
    { FIGHT_ROUND: fightRound, RUN: run, SACRIFICE: sacrifice, ARM: arm, SUIT: suit },
    () => no('FIGHT_FIRST'),
  ),
  attackDecide: decisionOf({ PRESS_ON: pressOn, WITHDRAW: withdraw, ARM: arm }, () => no('FIGHT_FIRST')),
} satisfies Record<string, Decision>;

export type DecisionId = keyof typeof ALL;

export const DECISIONS: Readonly<Record<DecisionId, Decision>> = decisionTable(ALL);

/** The decision that is open where the chart stands; null when the game is over. */
export function decisionAt(value: StateValue): DecisionId | null {
  return openDecision(DECISIONS, value);
}
