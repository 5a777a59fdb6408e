/** Gives something that only one may have to a seat; whoever had it gets what this seat gives up for it. */
export function swapped<Seat extends object, Key extends keyof Seat>(
  seats: readonly Seat[],
  index: number,
  key: Key,
  wanted: Seat[Key],
): readonly Seat[] {
  const given = seats[index];
  if (given === undefined) return seats;
  return seats.map((seat, at) => {
    if (at === index) return { ...seat, [key]: wanted };
    return seat[key] === wanted ? { ...seat, [key]: given[key] } : seat;
  });
}
