/** Mistakes of the weaker bots: a fixed error for everything that can be done in a turn, without any luck (11.2). */
import { hashOfText } from '../../kernel/hash';
import type { SeatId } from '../../kernel/types';
import type { State } from '../state';

/** An error from -size to size; the same for the same name all turn long. */
export type Noise = (name: string, size: number) => number;

/**
 * The same text all turn long, until another tile is flipped: whoever misjudges something goes on doing so, rather than to change its mind at
 * every step.
 */
export function turnName({ round, turn, tiles }: State): string {
  const ids = Object.values(tiles).map(({ id }) => id);
  return hashOfText(`${round} ${turn} ${ids.join()}`);
}

/** A number from -1 to 1 that the text alone decides. */
export function spread(text: string): number {
  const hashes = 2 ** 53;
  return (2 * Number.parseInt(hashOfText(text), 16)) / hashes - 1;
}

/** @param share of the full size; 0 for a bot that makes no mistakes */
export function noiseOf(state: State, share: number): Noise {
  if (share === 0) return () => 0;
  const turn = turnName(state);
  return (name, size) => share * size * spread(`${turn} ${name}`);
}

/** Errors that last as long as what is named does: whoever is after something does not turn round a turn later. */
export function lastingNoiseOf(seat: SeatId, share: number): Noise {
  return (name, size) => (share === 0 ? 0 : share * size * spread(`${seat} ${name}`));
}
