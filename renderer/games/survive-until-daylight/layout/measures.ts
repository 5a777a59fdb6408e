/** Measures of the table, in cells. The middle of the line is the origin. */

/** Widths of cards, in cells. */
export const WIDTHS = {
  line: 1.45,
  /** Of the line when it is longest. */
  crowded: 1.08,
  pile: 1.05,
  slot: 0.9,
  wave: 1.2,
  found: 1.8,
  combat: 1.6,
  rack: 1.8,
  /** Of the rack when its weapons stand in two rows. */
  crowdedRack: 1.5,
} as const;

/** What a table for so many seats takes of a row for 1 to 6. @throws RangeError for any other number */
export function forSeats(row: readonly number[], seats: number): number {
  const value = row[seats - 1];
  if (value === undefined) throw new RangeError(`${seats} seats have no table.`);
  return value;
}
