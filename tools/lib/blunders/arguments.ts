/** What is to be watched, from the command line. */
import { availableParallelism } from 'node:os';
import type { BotLevel } from '../../../models/kernel/types';
import { oneOf, optionsOf, wholeNumber } from '../command-line';
import { SIMULATED_GAME_IDS, simulatedGameOf } from '../simulate/games';
import type { Watch } from './watch-game';

export interface Request {
  readonly watch: Omit<Watch, 'level'>;
  readonly levels: readonly BotLevel[];
  readonly workers: number;
  /** How many blunders of each kind are told one by one. */
  readonly examples: number;
}

export const USAGE = `Usage: npm run blunders -- [options]

  --game <id>          ${SIMULATED_GAME_IDS.join(', ')} (default ${SIMULATED_GAME_IDS[0]})
  --scenario <id>      usually the first; in One Month In the map
  --seats <n>          as many as the game has (default 2)
  --level <level>      easy, normal or hard (default: each of them)
  --difficulty <name>  easy, normal (default) or hard
  --games <n>          how many of each level (default 100)
  --seed <text>        the same seed gives the same games (default 1)
  --examples <n>       tells so many of each kind one by one (default 3)
  --workers <n>        processes (default: one a core)`;

const LEVELS = ['easy', 'normal', 'hard'] as const satisfies readonly BotLevel[];

const OPTIONS = {
  game: { type: 'string', default: SIMULATED_GAME_IDS[0] ?? '' },
  scenario: { type: 'string' },
  seats: { type: 'string', default: '2' },
  level: { type: 'string' },
  difficulty: { type: 'string', default: 'normal' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  examples: { type: 'string', default: '3' },
  workers: { type: 'string' },
} as const;

/**
 * @param argv what follows the name of the program
 * @throws ArgumentError
 */
export function requestOf(argv: readonly string[]): Request {
  const asked = optionsOf(argv, OPTIONS);
  const game = oneOf('game', asked.game, SIMULATED_GAME_IDS);
  const { game: played, scenarios, usualScenario, difficulties } = simulatedGameOf(game);
  const seats = wholeNumber('seats', asked.seats, played.rules.seats.max);
  return {
    watch: {
      game,
      scenario: asked.scenario ? oneOf('scenario', asked.scenario, scenarios) : usualScenario(seats),
      seats,
      difficulty: oneOf('difficulty', asked.difficulty, difficulties),
      games: wholeNumber('games', asked.games, 100_000),
      seed: asked.seed,
    },
    levels: asked.level ? [oneOf('level', asked.level, LEVELS)] : LEVELS,
    workers: asked.workers ? wholeNumber('workers', asked.workers, 64) : availableParallelism(),
    examples: wholeNumber('examples', asked.examples, 1000),
  };
}
