/** Where labels go so that none covers another and, if there is a choice, none lies under a panel or covers a face. Pure; pixels of the window. */

import type { SafeArea } from '../camera/view';

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

/** What panels leave of the window. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Part of a window of that size that panels leave. */
export function frameOf(width: number, height: number, { left, right, top, bottom }: SafeArea): Frame {
  return { left, right: width - right, top, bottom: height - bottom };
}

/** What labels keep clear of. */
export interface Surroundings {
  readonly faces: readonly Point[];
  readonly frame: Frame;
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

function isInside({ x, y, width, height }: Wanted, { left, right, top, bottom }: Frame): boolean {
  return x - width / 2 >= left && x + width / 2 <= right && y - height / 2 >= top && y + height / 2 <= bottom;
}

/** The order in which places are taken: a label that a panel covers can't be read, one over a face is in the way. */
function harmOf(label: Wanted, { faces, frame }: Surroundings): number {
  return (isInside(label, frame) ? 0 : faces.length + 1) + covered(label, faces);
}

/** Above everything: for what must be read however full the table is. */
function over(label: Placed, placed: readonly Placed[]): Placed | null {
  for (let step = 3; step < HIGHEST; step++) {
    const moved = { ...label, y: label.y - step * label.height };
    if (!placed.some((other) => touches(moved, other))) return moved;
  }
  return null;
}

/** The nearest place between the panels for a label that hangs over their edge; its own one for a label that lies farther under them. */
function drawnIn(label: Placed, { left, right, top, bottom }: Frame): Placed {
  const { width, height } = label;
  const x = Math.min(right - width / 2, Math.max(left + width / 2, label.x));
  const y = Math.min(bottom - height / 2, Math.max(top + height / 2, label.y));
  return Math.abs(x - label.x) > width || Math.abs(y - label.y) > height ? label : { ...label, x, y };
}

function placeOf(label: Placed, placed: readonly Placed[], around: Surroundings): Placed | null {
  const moves = MOVES.map(({ x, y }) => ({
    ...label,
    x: label.x + x * (label.width + GAP),
    y: label.y + y * (label.height + GAP),
  }));
  const free = [drawnIn(label, around.frame), ...moves].filter(
    (moved) => !placed.some((other) => touches(moved, other)),
  );
  const [best] = free.toSorted((one, other) => harmOf(one, around) - harmOf(other, around));
  if (!best) return label.rank === 'name' ? null : over(label, placed);
  return label.rank === 'name' && covered(best, around.faces) > 0 ? null : best;
}

/** The middle of every label, in the order given; null where there is no room. */
export function labelPlaces(
  wanted: readonly Wanted[],
  surroundings: Surroundings,
): readonly (Point | null)[] {
  const ranked = wanted
    .map((label, index): Placed => ({ ...label, index }))
    .toSorted((one, other) => RANKS.indexOf(one.rank) - RANKS.indexOf(other.rank));
  const placed: Placed[] = [];
  for (const label of ranked) {
    const there = placeOf(label, placed, surroundings);
    if (there) placed.push(there);
  }
  const byIndex = new Map(placed.map(({ index, x, y }) => [index, { x, y }]));
  return wanted.map((_, index) => byIndex.get(index) ?? null);
}
