/** What the simulator is asked to do, from the command line. */
import { availableParallelism } from 'node:os';
import {
  DIFFICULTIES,
  type Difficulty,
  SCENARIO_IDS,
  type ScenarioId,
} from '../../../models/dying-light/ids';
import type { BotLevel } from '../../../models/kernel/types';
import { oneOf, optionsOf, wholeNumber } from '../command-line';

export interface Simulation {
  readonly game: string;
  readonly scenario: ScenarioId;
  readonly seats: number;
  /** What plays: a bot of a level, or moves by luck. */
  readonly player: BotLevel | 'random';
  readonly difficulty: Difficulty;
  readonly games: number;
  /** Game number n has the seed `<seed>-<n>`. */
  readonly seed: string;
}

export interface Request {
  readonly simulation: Simulation;
  /** Processes that play at the same time. */
  readonly workers: number;
  readonly json: boolean;
}

export const USAGE = `Usage: npm run simulate -- [options]

  --game <id>          dying-light (default)
  --scenario <id>      ${SCENARIO_IDS.join(', ')}
  --seats <1-4>        Runners, one a seat (default 2)
  --bot <level>        easy, normal (default) or hard
  --random             moves by luck instead of bots
  --difficulty <name>  easy, normal (default) or hard
  --games <n>          how many (default 100)
  --seed <text>        the same seed gives the same games (default 1)
  --workers <n>        processes (default: one a core)
  --json               one JSON object instead of a report`;

const LEVELS: readonly BotLevel[] = ['easy', 'normal', 'hard'];

const OPTIONS = {
  game: { type: 'string', default: 'dying-light' },
  scenario: { type: 'string', default: 'sc-errand' },
  seats: { type: 'string', default: '2' },
  bot: { type: 'string', default: 'normal' },
  random: { type: 'boolean', default: false },
  difficulty: { type: 'string', default: 'normal' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/**
 * @param argv what follows the name of the program
 * @throws ArgumentError
 */
export function requestOf(argv: readonly string[]): Request {
  const { game, scenario, seats, bot, random, difficulty, games, seed, workers, json } = optionsOf(
    argv,
    OPTIONS,
  );
  const level = oneOf('bot', bot, LEVELS);
  return {
    simulation: {
      game: oneOf('game', game, ['dying-light']),
      scenario: oneOf('scenario', scenario, SCENARIO_IDS),
      seats: wholeNumber('seats', seats, 4),
      player: random ? 'random' : level,
      difficulty: oneOf('difficulty', difficulty, DIFFICULTIES),
      games: wholeNumber('games', games, 100_000),
      seed,
    },
    workers: workers ? wholeNumber('workers', workers, 64) : availableParallelism(),
    json,
  };
}
