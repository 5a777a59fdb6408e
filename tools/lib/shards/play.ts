/** Plays one share of a run into its file, unless it lies there already. */
import { InputError } from '../command-line';
import type { Output } from './arguments';
import { type Job, type Numbered, readPart, runText, writePart } from './part';
import { numbersOf, shardText } from './shard';

/**
 * @param play plays the games of these numbers
 * @returns what was done, as a sentence
 * @throws InputError when the file holds games of another run
 */
export async function playShard<Order, Kept extends Numbered>(
  job: Job<Order>,
  { shard, out }: Output,
  play: (numbers: readonly number[]) => Promise<readonly Kept[]>,
): Promise<string> {
  const named = `${out}: shard ${shardText(shard)}`;
  const there = readPart(out);
  if (there.ok) {
    const { records, ...run } = there.part;
    if (runText(run) !== runText({ ...job, shard }))
      throw new InputError(`${out} holds games of another run; name another file, or remove it.`);
    return `${named}, all ${records.length} games of it, was there already.`;
  }
  const records = (await play(numbersOf(shard, job.games))).toSorted(
    (one, other) => one.number - other.number,
  );
  writePart(out, { ...job, shard, records });
  return `${named}, ${records.length} of ${job.games} games.`;
}
