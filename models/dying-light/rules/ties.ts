/**
 * Whether a tie needs no decision because it is all the same: the engine asks only what makes a difference
 * (section 5 of the specification).
 * @param result names what comes of an option, equal for equal positions
 */
export function sameForAll<Option>(options: readonly Option[], result: (option: Option) => string): boolean {
  const [first, ...others] = options;
  if (first === undefined) return true;
  const expected = result(first);
  return others.every((option) => result(option) === expected);
}

/** The same ring, begun with another of its members. */
export function rotate<T>(ring: readonly T[], start: T): readonly T[] {
  const index = ring.indexOf(start);
  return [...ring.slice(index), ...ring.slice(0, index)];
}
