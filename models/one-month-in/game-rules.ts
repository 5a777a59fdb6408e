/** One Month In as the kernel sees it. */
import { rulesOfDecisions } from '../kernel/decisions';
import { revealsBy } from '../kernel/entry-table';
import type { GameRules } from '../kernel/game-rules';
import { openGame } from '../kernel/secrets';
import { createBot } from './bot';
import { DECISIONS, type DecisionId, decisionAt } from './decisions';
import type { Entry } from './entries';
import { ENTRY_ROWS } from './entry-table';
import { checkStored } from './layouts/check-stored';
import { moveSchema } from './move-schema';
import type { Move } from './moves';
import { optionsSchema } from './options';
import { promptParams } from './prompt';
import { no } from './rules/reason';
import { setup } from './setup';
import type { Options, State } from './state';
import { view } from './view';

export const rules: GameRules<State, Move, Entry, Options> = {
  id: 'one-month-in',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: optionsSchema,
  moves: moveSchema,
  setup,
  checkStored,
  seatsOf: ({ seats }) => seats,
  withSeats: (state, seats) => ({ ...state, seats }),
  ...rulesOfDecisions<State, Move, Entry, DecisionId>({
    decisions: DECISIONS,
    seatsOf: ({ seats }) => seats,
    decisionAt,
    isOver: ({ outcome }) => outcome !== null,
    gameOver: no('GAME_OVER'),
    params: promptParams,
  }),
  ...openGame<Entry>(),
  rivals: true,
  view,
  reveals: revealsBy<Entry>(ENTRY_ROWS),
  outcome: (state) => state.outcome,
  round: (state) => state.round,
  bot: createBot,
};
