/** How far a share that was counted may be from the true one. */

export interface Interval {
  /** From 0 to 1. */
  readonly low: number;
  readonly high: number;
}

/** Of the normal distribution 95 % lie within so many standard deviations. */
const DEVIATIONS = 1.959964;

/**
 * The 95 % interval of Wilson: unlike share plus and minus standard errors it never leaves 0 to 1, and it is honest for few games.
 * @param wins from 0 to `games`
 * @returns everything when nothing was played
 */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const square = DEVIATIONS ** 2 / games;
  const middle = (share + square / 2) / (1 + square);
  const half = (DEVIATIONS * Math.sqrt((share * (1 - share)) / games + square / (4 * games))) / (1 + square);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
