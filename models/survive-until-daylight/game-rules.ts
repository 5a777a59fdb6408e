/** Survive Until Daylight as the kernel sees it. */
import { NOT_NOW, NOT_YOUR_TURN, rulesOfDecisions } from '../kernel/decisions';
import { revealsBy } from '../kernel/entry-table';
import type { GameRules } from '../kernel/game-rules';
import { openGame } from '../kernel/secrets';
import type { Position, Reason } from '../kernel/types';
import { createBot } from './bot';
import { DECISIONS, type DecisionId, decisionAt } from './decisions';
import type { Entry } from './entries';
import { ENTRY_ROWS } from './entry-table';
import { moveSchema } from './move-schema';
import type { Move } from './moves';
import { optionsSchema } from './options';
import { promptParams } from './prompt';
import { no } from './rules/reason';
import { setup } from './setup';
import { STANDING } from './standing';
import type { Options, State } from './state';
import { view } from './view';

const decided = rulesOfDecisions<State, Move, Entry, DecisionId>({
  decisions: DECISIONS,
  standing: STANDING,
  seatsOf: ({ seats }) => seats,
  decisionAt,
  isOver: ({ outcome }) => outcome !== null,
  gameOver: no('GAME_OVER'),
  params: promptParams,
  forced: (move) => ({ type: 'forced', move, reason: 'only-option' }),
});

/** Of cards that have their time it says when that is, unless it is that time; of everything else whose turn it is. */
function notNow({ value, state }: Position<State>, { type }: Move, reason: Reason): Reason {
  if (state.actor !== null) return reason;
  if (type === 'HEAL' && decisionAt(value) !== 'tradeOpen') return no('HEAL_NOT_NOW');
  return type === 'PLAY' ? no('SPECIAL_NOT_NOW') : reason;
}

function whyIllegal(position: Position<State>, move: Move): Reason | null {
  const reason = decided.whyIllegal(position, move);
  const untimely = reason?.id === NOT_YOUR_TURN || reason?.id === NOT_NOW;
  return untimely ? notNow(position, move, reason) : reason;
}

export const rules: GameRules<State, Move, Entry, Options> = {
  id: 'survive-until-daylight',
  rulesVersion: 1,
  seats: { min: 1, max: 6 },
  options: optionsSchema,
  moves: moveSchema,
  setup,
  seatsOf: ({ seats }) => seats,
  /** Who leaves the table leaves a bot in the seat (SD-EDGE-27). */
  withSeats: (state, seats) => ({ ...state, seats }),
  withOpenReplies: (state, openReplies) => ({ ...state, options: { ...state.options, openReplies } }),
  ...decided,
  whyIllegal,
  ...openGame<Entry>(),
  view,
  reveals: revealsBy<Entry>(ENTRY_ROWS),
  outcome: (state) => state.outcome,
  round: (state) => state.round,
  bot: createBot,
};
