/** Survive Until Daylight as the kernel sees it. */
import { rulesOfDecisions } from '../kernel/decisions';
import type { GameRules } from '../kernel/game-rules';
import type { Position, Reason } from '../kernel/types';
import { createBot } from './bot';
import { DECISIONS, type DecisionId, decisionAt } from './decisions';
import type { Entry, EntryType } from './entries';
import { moveSchema } from './move-schema';
import type { Move } from './moves';
import { optionsSchema } from './options';
import { promptParams } from './prompt';
import { NOT_YOUR_TURN, no } from './rules/reason';
import { whyNoSeatOption } from './rules/seat-options';
import { stillTrading } from './rules/trade';
import { setup } from './setup';
import type { Options, State } from './state';
import { view } from './view';

/** Entries by which somebody learned something: cards turned or shuffled, and what another seat answered. */
const REVEALING: ReadonlySet<EntryType> = new Set<EntryType>([
  'assault-turned',
  'card-found',
  'card-lost',
  'cheered',
  'combat-drawn',
  'combat-reshuffled',
  'decks-built',
  'gift-refused',
  'gift-taken',
  'line-joined',
  'lucky-passed',
  'lucky-played',
  'pile-refilled',
  'scouted',
  'wave-delayed',
]);

function reveals(entry: Entry): boolean {
  return entry.type === 'first-player-set' ? entry.byLot : REVEALING.has(entry.type);
}

const decided = rulesOfDecisions<State, Move, Entry, DecisionId>({
  decisions: DECISIONS,
  decisionAt,
  isOver: ({ outcome }) => outcome !== null,
  gameOver: no('GAME_OVER'),
  params: promptParams,
  forced: (move) => ({ type: 'forced', move, reason: 'only-option' }),
});

/** Says whose turn it is to whom it is not; of cards that have their time it says when that is. */
function notNow(decision: DecisionId, state: State, move: Move): Reason {
  if (move.type === 'HEAL' && decision !== 'tradeOpen') return no('HEAL_NOT_NOW');
  if (move.type === 'PLAY') return no('SPECIAL_NOT_NOW');
  const [deciding] = DECISIONS[decision].who(state);
  return no(NOT_YOUR_TURN.id, { name: state.seats.find(({ id }) => id === deciding)?.name ?? '' });
}

/** What a seat wants to be asked may be changed at any time, as long as the game goes on (5.1). */
function whyIllegal(position: Position<State>, move: Move): Reason | null {
  const decision = position.state.outcome ? null : decisionAt(position.value);
  if (decision && move.type === 'SET_SEAT_OPTION') return whyNoSeatOption(position.state, move);
  const reason = decided.whyIllegal(position, move);
  return decision && reason?.id === NOT_YOUR_TURN.id ? notNow(decision, position.state, move) : reason;
}

/**
 * Of several seats that still trade each may at least say that it is ready, so that nothing is forced: seen at a look, before
 * every offer is listed.
 */
function forcedMove(position: Position<State>) {
  const severalTrade = decisionAt(position.value) === 'tradeOpen' && stillTrading(position.state).length > 1;
  return severalTrade ? null : decided.forcedMove(position);
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
  ...decided,
  forcedMove,
  whyIllegal,
  view,
  reveals,
  outcome: (state) => state.outcome,
  bot: createBot,
};
