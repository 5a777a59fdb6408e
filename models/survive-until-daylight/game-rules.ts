/** Survive Until Daylight as the kernel sees it. */
import type { GameRules } from '../kernel/game-rules';
import type { Position, Prompt, Reason } from '../kernel/types';
import { createBot } from './bot';
import { DECISIONS, type DecisionId, decisionAt } from './decisions';
import type { Entry, EntryType } from './entries';
import { moveSchema } from './move-schema';
import type { Move } from './moves';
import { optionsSchema } from './options';
import { promptParams } from './prompt';
import { NOT_YOUR_TURN, no } from './rules/reason';
import { whyNoSeatOption } from './rules/seat-options';
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

/** Says whose turn it is to whom it is not. */
function named(state: State, decision: DecisionId, reason: Reason | null): Reason | null {
  if (reason?.id !== NOT_YOUR_TURN.id) return reason;
  const [deciding] = DECISIONS[decision].who(state);
  return no(NOT_YOUR_TURN.id, { name: state.seats.find(({ id }) => id === deciding)?.name ?? '' });
}

function whyIllegal({ value, state }: Position<State>, move: Move): Reason | null {
  const decision = decisionAt(value);
  if (state.outcome || !decision) return no('GAME_OVER');
  if (move.type === 'SET_SEAT_OPTION') return whyNoSeatOption(state, move);
  return named(state, decision, DECISIONS[decision].why(state, move));
}

function legalMoves({ value, state }: Position<State>): readonly Move[] {
  const decision = decisionAt(value);
  return state.outcome || !decision ? [] : DECISIONS[decision].options(state);
}

function forcedMove(position: Position<State>): { move: Move; entry: Entry } | null {
  const decision = decisionAt(position.value);
  if (position.state.outcome || !decision || !DECISIONS[decision].forceable) return null;
  const [move, ...others] = DECISIONS[decision].options(position.state);
  if (!move || others.length > 0) return null;
  return { move, entry: { type: 'forced', move, reason: 'only-option' } };
}

function prompt({ value, state }: Position<State>): Prompt {
  const decision = decisionAt(value);
  if (state.outcome || !decision) return { id: 'gameOver', seats: [], params: {} };
  return { id: decision, seats: DECISIONS[decision].who(state), params: promptParams(state, decision) };
}

export const rules: GameRules<State, Move, Entry, Options> = {
  id: 'survive-until-daylight',
  rulesVersion: 1,
  seats: { min: 1, max: 6 },
  options: optionsSchema,
  moves: moveSchema,
  setup,
  seatsOf: ({ seats }) => seats,
  withSeats: (state, seats) => ({ ...state, seats }),
  legalMoves,
  whyIllegal,
  forcedMove,
  prompt,
  view,
  reveals,
  outcome: (state) => state.outcome,
  bot: createBot,
};
