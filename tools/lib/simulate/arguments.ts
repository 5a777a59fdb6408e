/** What the simulator is asked to do, from the command line. */
import { availableParallelism } from 'node:os';
import type { BotLevel } from '../../../models/kernel/types';
import { oneOf, optionsOf, quoted, wholeNumber } from '../command-line';
import {
  isMerge,
  type MergeRequest,
  OUTPUT_OPTIONS,
  OUTPUT_USAGE,
  type Output,
  outputOf,
  partsOf,
} from '../shards/arguments';
import { SIMULATED_GAME_IDS } from './games';
import { type GameSetting, SETTING_OPTIONS, settingAsked, settingUsage } from './setting-asked';

/** A bot of a level, or moves by luck. */
export type Player = BotLevel | 'random';

export interface Simulation extends GameSetting {
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

export const USAGE = `Usage: npm run simulate -- [options]
       npm run simulate -- merge <files or folders of parts> [--so-far] [--json]

${settingUsage(USUAL_GAME)}
  --bot <level>        easy, normal (default) or hard
  --random             moves by luck instead of bots
  --against <player>   what plays all seats but one: easy, normal, hard or random; "won" are the games of that one
  --games <n>          how many (default 100)
  --seed <text>        the same seed gives the same games (default 1)
  --workers <n>        processes (default: one a core)
  --json               one JSON object instead of a report
${OUTPUT_USAGE}`;

const LEVELS = ['easy', 'normal', 'hard'] as const satisfies readonly BotLevel[];
const PLAYERS: readonly Player[] = [...LEVELS, 'random'];

const OPTIONS = {
  ...SETTING_OPTIONS,
  bot: { type: 'string', default: 'normal' },
  random: { type: 'boolean', default: false },
  against: { type: 'string' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string' },
  json: { type: 'boolean', default: false },
  ...OUTPUT_OPTIONS,
} as const;

/**
 * @param argv what follows the name of the program
 * @throws ArgumentError
 */
export function requestOf(argv: readonly string[]): Request {
  return isMerge(argv) ? { kind: 'merge', ...partsOf(argv) } : playOf(argv);
}

function playOf(argv: readonly string[]): Request {
  const asked = optionsOf(argv, OPTIONS);
  const level = oneOf('bot', asked.bot, LEVELS);
  return {
    kind: 'play',
    simulation: {
      ...settingAsked(asked, USUAL_GAME),
      player: asked.random ? 'random' : level,
      against: asked.against === undefined ? null : oneOf('against', asked.against, PLAYERS),
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
