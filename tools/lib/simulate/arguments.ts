/** What the simulator is asked to do, from the command line. */
import { availableParallelism } from 'node:os';
import type { BotLevel, GameId } from '../../../models/kernel/types';
import { oneOf, optionsOf, quoted, wholeNumber } from '../command-line';
import { checkSeats, contentAsked } from '../own/asked';
import { CONTENT_USAGE, refOf } from '../own/content';
import {
  isMerge,
  type MergeRequest,
  OUTPUT_OPTIONS,
  OUTPUT_USAGE,
  type Output,
  outputOf,
  partsOf,
} from '../shards/arguments';
import { SIMULATED_GAME_IDS, simulatedGameOf } from './games';
import type { AnySimulatedGame, Setting } from './simulated-game';

/** A bot of a level, or moves by luck. */
export type Player = BotLevel | 'random';

export interface Simulation extends Setting {
  readonly game: GameId;
  readonly seats: number;
  readonly player: Player;
  /** What plays all other seats while `player` has one, a different one in every game; null when it has all of them. */
  readonly against: Player | null;
  readonly games: number;
  /** Game number n has the seed `<seed>-<n>`. */
  readonly seed: string;
}

export type Request =
  | {
      readonly kind: 'play';
      readonly simulation: Simulation;
      /** Processes that play at the same time. */
      readonly workers: number;
      readonly json: boolean;
      /** The share to be played and its file; null when all is played and reported. */
      readonly output: Output | null;
    }
  | ({ readonly kind: 'merge' } & MergeRequest);

const USUAL_GAME = SIMULATED_GAME_IDS[0] ?? '';
const SCENARIOS = SIMULATED_GAME_IDS.flatMap((id) => simulatedGameOf(id).scenarios);

export const USAGE = `Usage: npm run simulate -- [options]
       npm run simulate -- merge <files or folders of parts> [--so-far] [--json]

  --game <id>          ${SIMULATED_GAME_IDS.join(', ')} (default ${USUAL_GAME}, or that of --content)
  --scenario <id>      ${SCENARIOS.join(', ')}; usually the first; in One Month In the map
${CONTENT_USAGE}
  --seats <n>          as many as the game has (default 2; of a layout as many as it has bases)
  --bot <level>        easy, normal (default) or hard
  --random             moves by luck instead of bots
  --against <player>   what plays all seats but one: easy, normal, hard or random; "won" are the games of that one
  --difficulty <name>  easy, normal (default) or hard
  --games <n>          how many (default 100)
  --seed <text>        the same seed gives the same games (default 1)
  --workers <n>        processes (default: one a core)
  --json               one JSON object instead of a report
${OUTPUT_USAGE}`;

const LEVELS = ['easy', 'normal', 'hard'] as const satisfies readonly BotLevel[];
const PLAYERS: readonly Player[] = [...LEVELS, 'random'];

const OPTIONS = {
  game: { type: 'string' },
  scenario: { type: 'string' },
  content: { type: 'string' },
  seats: { type: 'string' },
  bot: { type: 'string', default: 'normal' },
  random: { type: 'boolean', default: false },
  against: { type: 'string' },
  difficulty: { type: 'string', default: 'normal' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string' },
  json: { type: 'boolean', default: false },
  ...OUTPUT_OPTIONS,
} as const;

/** The scenario that was asked for or the usual one; empty for a game without scenarios. */
function scenarioOf(
  { scenarios, usualScenario }: AnySimulatedGame,
  seats: number,
  asked: string | undefined,
): string {
  return asked === undefined ? usualScenario(seats) : oneOf('scenario', asked, scenarios);
}

/**
 * @param argv what follows the name of the program
 * @throws ArgumentError
 */
export function requestOf(argv: readonly string[]): Request {
  return isMerge(argv) ? { kind: 'merge', ...partsOf(argv) } : playOf(argv);
}

function playOf(argv: readonly string[]): Request {
  const asked = optionsOf(argv, OPTIONS);
  const content = contentAsked(asked);
  const id = oneOf('game', asked.game ?? content?.game ?? USUAL_GAME, SIMULATED_GAME_IDS);
  const simulated = simulatedGameOf(id);
  const { game, difficulties } = simulated;
  const usualSeats = String(content?.seats ?? 2);
  const seats = wholeNumber('seats', asked.seats ?? usualSeats, game.rules.seats.max);
  if (content) checkSeats(content, seats);
  const level = oneOf('bot', asked.bot, LEVELS);
  return {
    kind: 'play',
    simulation: {
      game: id,
      scenario: content ? '' : scenarioOf(simulated, seats, asked.scenario),
      ...(content && { content: refOf(content) }),
      seats,
      player: asked.random ? 'random' : level,
      against: asked.against === undefined ? null : oneOf('against', asked.against, PLAYERS),
      difficulty: oneOf('difficulty', asked.difficulty, difficulties),
      games: wholeNumber('games', asked.games, 100_000),
      seed: asked.seed,
    },
    workers: asked.workers ? wholeNumber('workers', asked.workers, 64) : availableParallelism(),
    json: asked.json,
    output: outputOf(asked),
  };
}

/** The options that ask for this simulation. */
export function commandOf({
  game,
  scenario,
  content,
  seats,
  player,
  against,
  difficulty,
  games,
  seed,
}: Simulation): string {
  return [
    `--game ${game}`,
    ...(scenario ? [`--scenario ${scenario}`] : []),
    ...(content ? [`--content ${quoted(content.file)}`] : []),
    `--seats ${seats}`,
    player === 'random' ? '--random' : `--bot ${player}`,
    ...(against ? [`--against ${against}`] : []),
    `--difficulty ${difficulty}`,
    `--games ${games}`,
    `--seed ${quoted(seed)}`,
  ].join(' ');
}
