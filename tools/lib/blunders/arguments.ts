/** What is to be watched, from the command line. */
import { availableParallelism } from 'node:os';
import type { BotLevel } from '../../../models/kernel/types';
import { oneOf, optionsOf, wholeNumber } from '../command-line';
import { SIMULATED_GAME_IDS } from '../simulate/games';
import { SETTING_OPTIONS, settingAsked, settingUsage } from '../simulate/setting-asked';
import type { Watch } from './watch-game';

export interface Request {
  readonly watch: Omit<Watch, 'level'>;
  readonly levels: readonly BotLevel[];
  readonly workers: number;
  /** How many blunders of each kind are told one by one. */
  readonly examples: number;
}

const USUAL_GAME = SIMULATED_GAME_IDS[0] ?? '';

export const USAGE = `Usage: npm run blunders -- [options]

${settingUsage(USUAL_GAME)}
  --level <level>      easy, normal or hard (default: each of them)
  --games <n>          how many of each level (default 100)
  --seed <text>        the same seed gives the same games (default 1)
  --examples <n>       tells so many of each kind one by one (default 3)
  --workers <n>        processes (default: one a core)`;

const LEVELS = ['easy', 'normal', 'hard'] as const satisfies readonly BotLevel[];

const OPTIONS = {
  ...SETTING_OPTIONS,
  level: { type: 'string' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  examples: { type: 'string', default: '3' },
  workers: { type: 'string' },
} as const;

/**
 * @param argv what follows the name of the program
 * @throws ArgumentError
 * @throws InputError
 */
export function requestOf(argv: readonly string[]): Request {
  const asked = optionsOf(argv, OPTIONS);
  return {
    watch: {
      ...settingAsked(asked, USUAL_GAME),
      games: wholeNumber('games', asked.games, 100_000),
      seed: asked.seed,
    },
    levels: asked.level ? [oneOf('level', asked.level, LEVELS)] : LEVELS,
    workers: asked.workers ? wholeNumber('workers', asked.workers, 64) : availableParallelism(),
    examples: wholeNumber('examples', asked.examples, 1000),
  };
}
