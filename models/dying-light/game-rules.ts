/** Dying Light as the kernel sees it. */
import * as v from 'valibot';
import { rulesOfDecisions } from '../kernel/decisions';
import { revealsBy } from '../kernel/entry-table';
import type { GameRules } from '../kernel/game-rules';
import { openGame } from '../kernel/secrets';
import { createBot } from './bot';
import { DECISIONS, type DecisionId, decisionAt } from './decisions';
import type { Entry } from './entries';
import { ENTRY_ROWS } from './entry-table';
import { moveSchema } from './move-schema';
import type { Move } from './moves';
import { optionsSchema } from './options';
import { promptParams } from './prompt';
import { setup } from './setup';
import type { Options, State } from './state';
import { view } from './view';

/** A scenario of people's own may have been changed in a save. */
function refuseFaulty(options: unknown): void {
  const [issue] = v.safeParse(optionsSchema, options).issues ?? [];
  if (issue) throw new Error(issue.message);
}

export const rules: GameRules<State, Move, Entry, Options> = {
  id: 'dying-light',
  rulesVersion: 2,
  seats: { min: 1, max: 4 },
  options: optionsSchema,
  moves: moveSchema,
  setup,
  seatsOf: ({ seats }) => seats,
  withSeats: (state, seats) => ({ ...state, seats }),
  checkStored(state, options) {
    refuseFaulty(options);
    refuseFaulty(state.options);
  },
  ...rulesOfDecisions<State, Move, Entry, DecisionId>({
    decisions: DECISIONS,
    seatsOf: ({ seats }) => seats,
    decisionAt,
    isOver: ({ outcome }) => outcome !== null,
    gameOver: { id: 'gameOver', params: {} },
    params: promptParams,
    forced: (move) => ({ type: 'forced', move, reason: 'only-option' }),
  }),
  ...openGame<Entry>(),
  view,
  reveals: revealsBy<Entry>(ENTRY_ROWS),
  outcome: (state) => state.outcome,
  round: (state) => state.round,
  bot: createBot,
};
