/** A share of the games of a run, so that many machines can play it. */
import { ArgumentError, wholeNumber } from '../command-line';
import { firstNumbers } from '../crew';

/** Share `number` of `of` shares, from 1. */
export interface Shard {
  readonly number: number;
  readonly of: number;
}

/** More shares than any array of jobs has. */
const MOST = 100_000;

/** As it is written on the command line: `3/7`. */
export const shardText = ({ number, of }: Shard): string => `${number}/${of}`;

/**
 * @param text such as `3/7`
 * @throws ArgumentError
 */
export function shardOf(text: string): Shard {
  const [, number, of] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (number === undefined || of === undefined)
    throw new ArgumentError(`--shard must be a number of a number, such as 3/7, not "${text}".`);
  const shard = { number: Number(number), of: wholeNumber('shard', of, MOST) };
  if (shard.number < 1 || shard.number > shard.of)
    throw new ArgumentError(`--shard must be one of 1/${of} to ${of}/${of}, not "${text}".`);
  return shard;
}

/**
 * The games of a share. They are dealt in turn, so that shares take about as long as each other where the games take turns
 * at what is played.
 * @returns numbers from 1 in ascending order; none when there are fewer games than shares
 */
export function numbersOf({ number, of }: Shard, games: number): readonly number[] {
  return firstNumbers(games).filter((game) => (game - number) % of === 0);
}
