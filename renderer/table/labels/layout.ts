/** Where labels go so that none covers another and, if there is a choice, none covers a face. Pure; pixels of the window. */

/** What matters most keeps its place; a name that finds no room is left out. */
export const RANKS = ['price', 'count', 'name'] as const;
export type Rank = (typeof RANKS)[number];

export interface Wanted {
  readonly rank: Rank;
  /** Where its middle should be. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels between two labels. */
const GAP = 2;
/** Where a label may go instead, in its own widths and heights: its own place first, then as near as possible. */
const MOVES: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
  { x: 0.6, y: 0 },
  { x: -0.6, y: 0 },
  { x: 0.6, y: -1 },
  { x: -0.6, y: -1 },
  { x: 0.6, y: 1 },
  { x: -0.6, y: 1 },
  { x: 0, y: -2 },
  { x: 0, y: 2 },
];
/** How far up a label that must be read is pushed at most, in its own heights. */
const HIGHEST = 60;

interface Placed extends Wanted {
  readonly index: number;
}

function touches(one: Wanted, other: Wanted): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width + 2 * GAP &&
    Math.abs(one.y - other.y) * 2 < one.height + other.height + 2 * GAP
  );
}

function covered({ x, y, width, height }: Wanted, faces: readonly Point[]): number {
  return faces.filter((face) => Math.abs(face.x - x) * 2 < width && Math.abs(face.y - y) * 2 < height).length;
}

/** Above everything: for what must be read however full the table is. */
function over(label: Placed, placed: readonly Placed[]): Placed | null {
  for (let step = 3; step < HIGHEST; step++) {
    const moved = { ...label, y: label.y - step * label.height };
    if (!placed.some((other) => touches(moved, other))) return moved;
  }
  return null;
}

function placeOf(label: Placed, placed: readonly Placed[], faces: readonly Point[]): Placed | null {
  const free = MOVES.map(({ x, y }) => ({
    ...label,
    x: label.x + x * (label.width + GAP),
    y: label.y + y * (label.height + GAP),
  })).filter((moved) => !placed.some((other) => touches(moved, other)));
  const [best] = free.toSorted((one, other) => covered(one, faces) - covered(other, faces));
  if (!best) return label.rank === 'name' ? null : over(label, placed);
  return label.rank === 'name' && covered(best, faces) > 0 ? null : best;
}

/**
 * The middle of every label, in the order given; null where there is no room.
 * @param faces what should not be covered
 */
export function labelPlaces(wanted: readonly Wanted[], faces: readonly Point[]): readonly (Point | null)[] {
  const ranked = wanted
    .map((label, index): Placed => ({ ...label, index }))
    .toSorted((one, other) => RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank));
  const placed: Placed[] = [];
  for (const label of ranked) {
    const there = placeOf(label, placed, faces);
    if (there) placed.push(there);
  }
  const byIndex = new Map(placed.map(({ index, x, y }) => [index, { x, y }]));
  return wanted.map((_, index) => byIndex.get(index) ?? null);
}
