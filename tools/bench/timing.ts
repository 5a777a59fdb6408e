/** @param work plays games and returns how many moves that were */
export function movesPerSecond(work: () => number): number {
  const began = performance.now();
  const moves = work();
  return (moves * 1000) / (performance.now() - began);
}

/** The middle value; for an even number the upper of the two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
