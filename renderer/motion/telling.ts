/** How much of what has happened has been told: whoever reads along is not ahead of the table. */

import type { Timed } from './director';

/** The entries of a story, and how long each takes. */
export interface Tellable {
  /** Milliseconds at single speed of each entry, in order; 0 for what is only said. */
  readonly lengths: readonly number[];
  /** Milliseconds of its own time after which each entry is told, such as when a blow has met; at once if left out. */
  readonly tells?: readonly number[];
}

export interface Telling {
  /** Entries whose turn has not come. */
  readonly untold: number;
  /** Everything has been shown. */
  readonly over: boolean;
  /** What is to be decided next may be read: it could be answered all the time. */
  readonly asks: boolean;
}

export const TOLD: Telling = { untold: 0, over: true, asks: true };

const lengthOf = (motions: readonly Timed[]) => motions.reduce((sum, { duration }) => sum + duration, 0);

/** What entries become to be told. @param motions those of each entry, in order; one that has several is told with the last */
export function tellableOf(motions: readonly (readonly Timed[])[]): Tellable {
  return {
    lengths: motions.map(lengthOf),
    tells: motions.map((own) => lengthOf(own.slice(0, -1)) + (own.at(-1)?.tells ?? 0)),
  };
}

/** Milliseconds that a prompt waits at most for what led to it to be seen: nobody waits longer for one thing. */
export const PROMPT_WAITS = 1200;

/** @param time milliseconds at single speed since the story began */
export function toldAt({ lengths, tells = [] }: Tellable, time: number): Telling {
  let start = 0;
  let told = 0;
  for (const [index, length] of lengths.entries()) {
    if (start + (tells[index] ?? 0) > time) break;
    told++;
    start += length;
  }
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const over = total <= time;
  return { untold: lengths.length - told, over, asks: over || time >= PROMPT_WAITS };
}
