/**
 * Hexagons in axial coordinates, pointed end up: `q` grows eastwards, `r` south-eastwards (towards the viewer). The grid is
 * flat and endless: nothing wraps at an edge, and a game says itself which hexes it has.
 */

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Stable name of a hex, for records and moves. */
export type HexKey = `${number},${number}`;

/** A direction, from the east clockwise. */
export const DIRECTIONS = ['E', 'SE', 'SW', 'W', 'NW', 'NE'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Readonly<Record<Direction, Hex>> = {
  E: { q: 1, r: 0 },
  SE: { q: 0, r: 1 },
  SW: { q: -1, r: 1 },
  W: { q: -1, r: 0 },
  NW: { q: 0, r: -1 },
  NE: { q: 1, r: -1 },
};

/** No negative zero, so that equal hexes are equal as data. */
function whole(number: number): number {
  return number === 0 ? 0 : number;
}

export function keyOf({ q, r }: Hex): HexKey {
  return `${whole(q)},${whole(r)}`;
}

/** @throws RangeError when it is not the name of a hex */
export function hexOf(key: string): Hex {
  const found = /^(-?\d+),(-?\d+)$/.exec(key);
  if (!found) throw new RangeError(`"${key}" is no hex.`);
  return { q: whole(Number(found[1])), r: whole(Number(found[2])) };
}

export function isSame(one: Hex, other: Hex): boolean {
  return one.q === other.q && one.r === other.r;
}

/** The hex next to one. */
export function neighbour({ q, r }: Hex, direction: Direction): Hex {
  const step = STEPS[direction];
  return { q: whole(q + step.q), r: whole(r + step.r) };
}

/** All six, from the east clockwise. */
export function neighbours(hex: Hex): readonly Hex[] {
  return DIRECTIONS.map((direction) => neighbour(hex, direction));
}

/** From where one came: the other end of the same border. */
export function opposite(direction: Direction): Direction {
  const turned = DIRECTIONS[(DIRECTIONS.indexOf(direction) + DIRECTIONS.length / 2) % DIRECTIONS.length];
  return turned ?? direction;
}

/** Where a neighbour lies; null when the two hexes do not touch. */
export function directionTo(from: Hex, to: Hex): Direction | null {
  return DIRECTIONS.find((direction) => isSame(neighbour(from, direction), to)) ?? null;
}

/** Steps from one hex to another over an empty grid. */
export function distance(from: Hex, to: Hex): number {
  const [q, r] = [from.q - to.q, from.r - to.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Stable name of the border between two hexes, the same from both sides. */
export type BorderKey = `${HexKey}|${HexKey}`;

/** @throws RangeError when the two hexes do not touch */
export function borderOf(one: Hex, other: Hex): BorderKey {
  if (directionTo(one, other) === null)
    throw new RangeError(`${keyOf(one)} and ${keyOf(other)} do not touch.`);
  const isFirst = one.q < other.q || (one.q === other.q && one.r < other.r);
  return isFirst ? `${keyOf(one)}|${keyOf(other)}` : `${keyOf(other)}|${keyOf(one)}`;
}

/** All six borders of a hex, from the east clockwise. */
export function bordersOf(hex: Hex): readonly BorderKey[] {
  return neighbours(hex).map((other) => borderOf(hex, other));
}

/** The hex in which a point between hexes lies. */
function rounded(q: number, r: number): Hex {
  const s = -q - r;
  const [nq, nr, ns] = [Math.round(q), Math.round(r), Math.round(s)];
  const [dq, dr, ds] = [Math.abs(nq - q), Math.abs(nr - r), Math.abs(ns - s)];
  if (dq > dr && dq > ds) return { q: whole(-nr - ns), r: whole(nr) };
  if (dr > ds) return { q: whole(nq), r: whole(-nq - ns) };
  return { q: whole(nq), r: whole(nr) };
}

/** Less than any border between hexes is wide: which way a line leans that runs along a border. */
const LEAN = 1e-6;

/**
 * The hexes on the straight line between two, both included, each touching the next. The way back crosses the same hexes:
 * a line along a border always leans the same way.
 */
export function line(from: Hex, to: Hex): readonly Hex[] {
  const steps = distance(from, to);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = steps === 0 ? 0 : step / steps;
    const q = from.q + (to.q - from.q) * part + LEAN;
    const r = from.r + (to.r - from.r) * part + LEAN;
    return rounded(q, r);
  });
}

/** Every hex at most so far away, the middle included. */
export function within(middle: Hex, radius: number): readonly Hex[] {
  const span = Array.from({ length: 2 * radius + 1 }, (_, n) => n - radius);
  return span
    .flatMap((r) => span.map((q) => ({ q: whole(middle.q + q), r: whole(middle.r + r) })))
    .filter((hex) => distance(middle, hex) <= radius);
}
