/** Dying Light as the kernel sees it. */
import type { GameRules } from '../kernel/game-rules';
import type { Position, Prompt, Reason } from '../kernel/types';
import { createBot } from './bot';
import { DECISIONS, decisionAt } from './decisions';
import type { Entry, EntryType } from './entries';
import { moveSchema } from './move-schema';
import type { Move } from './moves';
import { optionsSchema } from './options';
import { promptParams } from './prompt';
import { setup } from './setup';
import type { Options, State } from './state';
import { view } from './view';

const GAME_OVER: Reason = { id: 'gameOver', params: {} };

/** Entries by which somebody learned something: dice rolled, cards turned, things handed over for good. */
const REVEALING: ReadonlySet<EntryType> = new Set<EntryType>([
  'activation-card',
  'attack-die-rolled',
  'card-revealed',
  'chase-taken',
  'city-built',
  'damage-rolled',
  'dice-rolled',
  'die-returned',
  'die-upgraded',
  'exposure-drawn',
  'item-gained',
  'risk-rolled',
  'wound-heavy',
  'wound-light',
]);

function whyIllegal({ value, state }: Position<State>, move: Move): Reason | null {
  const decision = decisionAt(value);
  if (state.outcome || !decision) return GAME_OVER;
  return DECISIONS[decision].why(state, move);
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
  id: 'dying-light',
  rulesVersion: 1,
  seats: { min: 1, max: 4 },
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
  reveals: (entry) => REVEALING.has(entry.type),
  outcome: (state) => state.outcome,
  bot: createBot,
};
