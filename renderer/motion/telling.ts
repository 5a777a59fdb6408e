/** How much of what has happened has been told: whoever reads along is not ahead of the table. */

/** The entries of a story, and how long each takes. */
export interface Tellable {
  /** Milliseconds at single speed of each entry, in order; 0 for what is only said. */
  readonly lengths: readonly number[];
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

/** Milliseconds that a prompt waits at most for what led to it to be seen: nobody waits longer for one thing. */
export const PROMPT_WAITS = 1200;

/** @param time milliseconds at single speed since the story began */
export function toldAt({ lengths }: Tellable, time: number): Telling {
  let start = 0;
  let told = 0;
  for (const length of lengths) {
    if (start > time) break;
    told++;
    start += length;
  }
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const over = total <= time;
  return { untold: lengths.length - told, over, asks: over || time >= PROMPT_WAITS };
}
