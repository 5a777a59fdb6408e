/** Microseconds that this process has kept processors busy. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/**
 * Moves a second of processor time, which a busy machine disturbs less than the time on the clock.
 * @param work plays games and returns how many moves that were; it is repeated until there is something to measure
 * @param atLeast microseconds
 * @param clock microseconds so far
 */
export function movesPerProcessorSecond(
  work: () => number,
  atLeast = 300_000,
  clock: () => number = processorTime,
): number {
  const began = clock();
  let moves = 0;
  do moves += work();
  while (clock() - began < atLeast);
  return (moves * 1_000_000) / (clock() - began);
}

/**
 * Moves before the clock counts, so that all games meet compiled code: Dying Light, whose code is large and whose games are short,
 * grows faster for some 100,000 moves.
 */
const WARM_UP_MOVES = 150_000;

/** @param work plays games and returns how many moves that were */
export function warmUp(work: () => number): void {
  for (let moves = 0; moves < WARM_UP_MOVES; ) moves += work();
}

/** The middle value; for an even number the upper of the two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
