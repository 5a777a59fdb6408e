/** Dying Light as the kernel sees it. */
import { rulesOfDecisions } from '../kernel/decisions';
import type { GameRules } from '../kernel/game-rules';
import { createBot } from './bot';
import { DECISIONS, type DecisionId, decisionAt } from './decisions';
import type { Entry, EntryType } from './entries';
import { moveSchema } from './move-schema';
import type { Move } from './moves';
import { optionsSchema } from './options';
import { promptParams } from './prompt';
import { setup } from './setup';
import type { Options, State } from './state';
import { view } from './view';

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

export const rules: GameRules<State, Move, Entry, Options> = {
  id: 'dying-light',
  rulesVersion: 1,
  seats: { min: 1, max: 4 },
  options: optionsSchema,
  moves: moveSchema,
  setup,
  seatsOf: ({ seats }) => seats,
  withSeats: (state, seats) => ({ ...state, seats }),
  ...rulesOfDecisions<State, Move, Entry, DecisionId>({
    decisions: DECISIONS,
    decisionAt,
    isOver: ({ outcome }) => outcome !== null,
    gameOver: { id: 'gameOver', params: {} },
    params: promptParams,
    forced: (move) => ({ type: 'forced', move, reason: 'only-option' }),
  }),
  view,
  reveals: (entry) => REVEALING.has(entry.type),
  outcome: (state) => state.outcome,
  bot: createBot,
};
