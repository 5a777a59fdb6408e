/** What the soak is asked to do, from the command line. */
import { availableParallelism } from 'node:os';
import type { GameId } from '../../../models/kernel/types';
import { oneOf, optionsOf, quoted, wholeNumber } from '../command-line';
import { contentAsked } from '../own/asked';
import { CONTENT_USAGE, type ContentRef, refOf } from '../own/content';
import { isMerge, OUTPUT_OPTIONS, OUTPUT_USAGE, type Output, outputOf, partsOf } from '../shards/arguments';
import { SOAK_GAME_IDS } from './games';

const USUAL_GAME = SOAK_GAME_IDS[0] ?? '';

/** What every worker is told. */
export interface Order {
  readonly game: GameId;
  /** Game number n has the seed `<seed>-<n>`. */
  readonly seed: string;
  /** Content of somebody's own, by which all games are played; those of the box if left out. */
  readonly content?: ContentRef;
}

export type Request =
  | {
      readonly kind: 'play';
      readonly order: Order;
      readonly games: number;
      /** Processes that play at the same time. */
      readonly workers: number;
      /** The share to be played and its file; null when all is played and reported. */
      readonly output: Output | null;
    }
  | { readonly kind: 'merge'; readonly parts: readonly string[]; readonly soFar: boolean };

/** So many games are a long proof: content that they never use is a fault. */
export const LONG_PROOF = 2000;

export const USAGE = `Usage: npm run soak -- [options]
       npm run soak -- merge <files or folders of parts> [--so-far]

  --game <id>          ${SOAK_GAME_IDS.join(', ')} (default ${USUAL_GAME}, or that of --content)
${CONTENT_USAGE}
  --games <n>          how many (default ${LONG_PROOF})
  --seed <text>        the same seed gives the same games (default 1)
  --workers <n>        processes (default: one a core)
${OUTPUT_USAGE}`;

const OPTIONS = {
  game: { type: 'string' },
  content: { type: 'string' },
  games: { type: 'string', default: String(LONG_PROOF) },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string' },
  ...OUTPUT_OPTIONS,
} as const;

/**
 * @param argv what follows the name of the program
 * @throws ArgumentError
 */
export function requestOf(argv: readonly string[]): Request {
  if (isMerge(argv)) {
    const { parts, soFar } = partsOf(argv);
    return { kind: 'merge', parts, soFar };
  }
  const { games, seed, workers, ...asked } = optionsOf(argv, OPTIONS);
  const content = contentAsked(asked);
  const game = oneOf('game', asked.game ?? content?.game ?? USUAL_GAME, SOAK_GAME_IDS);
  return {
    kind: 'play',
    order: { game, seed, ...(content && { content: refOf(content) }) },
    games: wholeNumber('games', games, 1_000_000),
    workers: workers ? wholeNumber('workers', workers, 64) : availableParallelism(),
    output: outputOf(asked),
  };
}

/** The options that ask for these games. */
export function commandOf({ game, seed, content }: Order, games: number): string {
  const own = content ? ` --content ${quoted(content.file)}` : '';
  return `--game ${game}${own} --games ${games} --seed ${quoted(seed)}`;
}
