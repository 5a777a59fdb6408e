/** What the simulator is asked to do, from the command line. */
import { availableParallelism } from 'node:os';
import type { BotLevel, GameId } from '../../../models/kernel/types';
import { oneOf, optionsOf, wholeNumber } from '../command-line';
import { SIMULATED_GAME_IDS, simulatedGameOf } from './games';
import type { Setting } from './simulated-game';

export interface Simulation extends Setting {
  readonly game: GameId;
  readonly seats: number;
  /** What plays: a bot of a level, or moves by luck. */
  readonly player: BotLevel | 'random';
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

const SCENARIOS = SIMULATED_GAME_IDS.flatMap((id) => simulatedGameOf(id).scenarios);

export const USAGE = `Usage: npm run simulate -- [options]

  --game <id>          ${SIMULATED_GAME_IDS.join(', ')} (default ${SIMULATED_GAME_IDS[0]})
  --scenario <id>      ${SCENARIOS.join(', ')}; a game without scenarios needs none
  --seats <n>          as many as the game has (default 2)
  --bot <level>        easy, normal (default) or hard
  --random             moves by luck instead of bots
  --difficulty <name>  easy, normal (default) or hard
  --games <n>          how many (default 100)
  --seed <text>        the same seed gives the same games (default 1)
  --workers <n>        processes (default: one a core)
  --json               one JSON object instead of a report`;

const LEVELS: readonly BotLevel[] = ['easy', 'normal', 'hard'];

const OPTIONS = {
  game: { type: 'string', default: SIMULATED_GAME_IDS[0] ?? '' },
  scenario: { type: 'string' },
  seats: { type: 'string', default: '2' },
  bot: { type: 'string', default: 'normal' },
  random: { type: 'boolean', default: false },
  difficulty: { type: 'string', default: 'normal' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** The scenario that was asked for or the usual one; empty for a game without scenarios. */
function scenarioOf(scenarios: readonly string[], asked: string | undefined): string {
  const [usual = ''] = scenarios;
  return asked === undefined ? usual : oneOf('scenario', asked, scenarios);
}

/**
 * @param argv what follows the name of the program
 * @throws ArgumentError
 */
export function requestOf(argv: readonly string[]): Request {
  const asked = optionsOf(argv, OPTIONS);
  const id = oneOf('game', asked.game, SIMULATED_GAME_IDS);
  const { game, scenarios, difficulties } = simulatedGameOf(id);
  const level = oneOf('bot', asked.bot, LEVELS);
  return {
    simulation: {
      game: id,
      scenario: scenarioOf(scenarios, asked.scenario),
      seats: wholeNumber('seats', asked.seats, game.rules.seats.max),
      player: asked.random ? 'random' : level,
      difficulty: oneOf('difficulty', asked.difficulty, difficulties),
      games: wholeNumber('games', asked.games, 100_000),
      seed: asked.seed,
    },
    workers: asked.workers ? wholeNumber('workers', asked.workers, 64) : availableParallelism(),
    json: asked.json,
  };
}
