/** Seeded decoration: the same seed scatters the same pebbles, so that pictures of the table can be compared. */
export type Random = () => number;

/** Mulberry32: numbers from 0 up to, not including, 1. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from `min` to `max`. */
export function between(random: Random, min: number, max: number): number {
  return min + (max - min) * random();
}

/** A seed out of any text, for decoration that belongs to a named thing. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
