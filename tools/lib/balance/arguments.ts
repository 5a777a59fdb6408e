/** What is asked of the page of the balance, from the command line. */
import { availableParallelism } from 'node:os';
import { optionsOf, wholeNumber } from '../command-line';
import { type Shard, shardOf } from '../shards/shard';

export interface Request {
  /** Of each set-up. */
  readonly games: number;
  /** Game number n of each set-up has the seed `<seed>-<n>`. */
  readonly seed: string;
  /** The folder that keeps the games of each set-up in a file. */
  readonly parts: string;
  readonly workers: number;
  /** Of the set-ups, not of their games: plays only these and writes no page; null for all and the page. */
  readonly shard: Shard | null;
}

export const USAGE = `Usage: npm run balance -- [options]

  --games <n>          of each set-up (default 100)
  --seed <text>        the same seed gives the same games (default balance)
  --parts <folder>     keeps the games of each set-up in a file there; what is whole is not played again (default parts/balance)
  --shard <k/n>        plays only every n-th set-up from number k on, and writes no page
  --workers <n>        processes (default: one a core)`;

const OPTIONS = {
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: 'balance' },
  parts: { type: 'string', default: 'parts/balance' },
  shard: { type: 'string' },
  workers: { type: 'string' },
} as const;

/**
 * @param argv what follows the name of the program
 * @throws ArgumentError
 */
export function requestOf(argv: readonly string[]): Request {
  const { games, seed, parts, shard, workers } = optionsOf(argv, OPTIONS);
  return {
    games: wholeNumber('games', games, 100_000),
    seed,
    parts,
    workers: workers ? wholeNumber('workers', workers, 64) : availableParallelism(),
    shard: shard === undefined ? null : shardOf(shard),
  };
}
