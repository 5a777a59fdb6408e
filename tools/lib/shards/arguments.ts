/** What a command line says about shares of a run: which one to play into which file, or which files to put together. */
import { ArgumentError, wordsOf } from '../command-line';
import { type Shard, shardOf } from './shard';

/** A share and the file that it is kept in. */
export interface Output {
  readonly shard: Shard;
  readonly out: string;
}

export const OUTPUT_OPTIONS = { shard: { type: 'string' }, out: { type: 'string' } } as const;

export const OUTPUT_USAGE = `  --shard <k/n>        plays only share k of n of the games, such as 3/7
  --out <file>         keeps the games in this file instead of a report; one that is whole already is not played again`;

/**
 * @returns null when the whole run is to be reported at once
 * @throws ArgumentError
 */
export function outputOf({
  shard,
  out,
}: {
  readonly shard?: string | undefined;
  readonly out?: string | undefined;
}): Output | null {
  if (out !== undefined) return { shard: shardOf(shard ?? '1/1'), out };
  if (shard !== undefined)
    throw new ArgumentError('--shard needs --out, the file that the games are kept in.');
  return null;
}

/** Whether parts are to be put together: `merge part-1.json part-2.json`. */
export const isMerge = ([first]: readonly string[]): boolean => first === 'merge';

/**
 * @param argv begins with `merge`
 * @returns files, and folders with files, as they were named
 * @throws ArgumentError
 */
export function partsOf(argv: readonly string[]): {
  readonly parts: readonly string[];
  readonly json: boolean;
} {
  const { words, options } = wordsOf(argv.slice(1), { json: { type: 'boolean', default: false } });
  if (words.length === 0) throw new ArgumentError('merge needs the files of the parts, or their folder.');
  return { parts: words, json: options.json };
}
