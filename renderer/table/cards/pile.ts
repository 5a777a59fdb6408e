/** How many cards a pile is as thick as: it is pressed flatter the more cards lie in it. */
export function pressed(count: number): number {
  return count === 1 ? 1 : 1.3 * Math.sqrt(count) - 0.3;
}
