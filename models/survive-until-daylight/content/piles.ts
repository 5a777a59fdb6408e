/** Cards that come to the active pile each round, by seats (SD-SRCH-01). */
const PILE_COUNTS = [7, 10, 12, 16, 20, 20] as const;

/** @throws RangeError when there are not 1 to 6 seats */
export function pileCount(seats: number): number {
  const count = PILE_COUNTS[seats - 1];
  if (count === undefined) throw new RangeError(`${seats} seats cannot play.`);
  return count;
}
