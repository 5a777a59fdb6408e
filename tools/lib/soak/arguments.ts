/** What the soak is asked to do, from the command line. */
import { availableParallelism } from 'node:os';
import type { GameId } from '../../../models/kernel/types';
import { oneOf, optionsOf, wholeNumber } from '../command-line';
import { SOAK_GAME_IDS } from './games';

/** What every worker is told. */
export interface Order {
  readonly game: GameId;
  /** Game number n has the seed `<seed>-<n>`. */
  readonly seed: string;
}

export interface Request {
  readonly order: Order;
  readonly games: number;
  /** Processes that play at the same time. */
  readonly workers: number;
}

/** So many games are a long proof: content that they never use is a fault. */
export const LONG_PROOF = 2000;

export const USAGE = `Usage: npm run soak -- [options]

  --game <id>          ${SOAK_GAME_IDS.join(', ')} (default ${SOAK_GAME_IDS[0]})
  --games <n>          how many (default ${LONG_PROOF})
  --seed <text>        the same seed gives the same games (default 1)
  --workers <n>        processes (default: one a core)`;

const OPTIONS = {
  game: { type: 'string', default: SOAK_GAME_IDS[0] ?? '' },
  games: { type: 'string', default: String(LONG_PROOF) },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string' },
} as const;

/**
 * @param argv what follows the name of the program
 * @throws ArgumentError
 */
export function requestOf(argv: readonly string[]): Request {
  const { game, games, seed, workers } = optionsOf(argv, OPTIONS);
  return {
    order: { game: oneOf('game', game, SOAK_GAME_IDS), seed },
    games: wholeNumber('games', games, 100_000),
    workers: workers ? wholeNumber('workers', workers, 64) : availableParallelism(),
  };
}
