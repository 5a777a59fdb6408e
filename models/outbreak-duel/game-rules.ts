/** Outbreak Duel as the kernel sees it. */
import { rulesOfDecisions } from '../kernel/decisions';
import { revealsBy } from '../kernel/entry-table';
import type { GameRules } from '../kernel/game-rules';
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
import { seenEntry, view } from './view';

export const rules: GameRules<State, Move, Entry, Options> = {
  id: 'outbreak-duel',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: optionsSchema,
  moves: moveSchema,
  setup,
  seatsOf: ({ seats }) => seats,
  withSeats: (state, seats) => ({ ...state, seats }),
  withOpenReplies: (state, openReplies) => ({ ...state, options: { ...state.options, openReplies } }),
  ...rulesOfDecisions<State, Move, Entry, DecisionId>({
    decisions: DECISIONS,
    standing: STANDING,
    seatsOf: ({ seats }) => seats,
    decisionAt,
    isOver: ({ outcome }) => outcome !== null,
    gameOver: no('gameOver'),
    params: promptParams,
    forced: (move) => ({ type: 'forced', move }),
  }),
  secrets: true,
  rivals: true,
  view,
  seenEntry,
  /** Bots speak of what lies open (`bot/explain.ts`). */
  seenAside: (aside) => aside,
  reveals: revealsBy<Entry>(ENTRY_ROWS),
  outcome: (state) => state.outcome,
  round: (state) => state.round,
  bot: createBot,
};
