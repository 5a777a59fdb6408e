/** Where the dead stand on a board: in the street, and on the half ring around the Survivor. Nobody stands in anybody's way. */
import type { Zone } from '../../../../models/outbreak-duel/state';
import { type Point, RING, STREET_LINE } from './places';

/** Where a standee stands on its board, and how large it is. */
export interface Stand extends Point {
  readonly scale: number;
}

/**
 * From where the table is looked at: from one of the players' ends, or from the side. Standees turn towards the eye, so that they are
 * wide along the one or the other edge of the table.
 */
export type Look = 'ends' | 'side';

/** What a standee takes: the width of its plate, and towards the eye as much as it hides of who stands behind, from the side more. */
const WIDE = 1.8;
const DEEP: Readonly<Record<Look, number>> = { ends: 1.5, side: 1.9 };
/** The foot with its plate alone. */
export const FOOT = { width: 1.74, depth: 0.9 } as const;

/** The street: half its length, and its two edges. */
const STREET = { half: 5.2, from: 0.08, to: 2.2 } as const;
/** A few stand so far apart. */
const APART: Readonly<Record<Look, number>> = { ends: 1.94, side: 2.5 };

interface Reach {
  readonly x: number;
  readonly z: number;
}

const reachOf = (look: Look, scale: number): Reach =>
  look === 'ends' ? { x: WIDE * scale, z: DEEP.ends * scale } : { x: DEEP.side * scale, z: WIDE * scale };

/** In `rows` rows along the street, as large as fits. */
function rowScale(count: number, rows: number, look: Look): number {
  const reach = reachOf(look, 1);
  const along = (2 * STREET.half) / (Math.ceil(count / rows) * reach.x);
  const deep = rows === 1 ? 1 : (STREET.to - STREET.from) / (rows * reach.z);
  return Math.min(1, along, deep);
}

function inRows(count: number, rows: number, look: Look, scale: number): readonly Stand[] {
  const each = Math.ceil(count / rows);
  const step = Math.min(APART[look], (2 * STREET.half) / each);
  const height = (STREET.to - STREET.from) / rows;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / each);
    const inRow = Math.min(each, count - row * each);
    const x = ((index % each) - (inRow - 1) / 2) * step;
    const z = rows === 1 ? STREET_LINE : STREET.from + (row + 0.5) * height;
    return { x, z: look === 'side' && rows === 1 ? Math.min(z, 1.2) : z, scale };
  });
}

function streetStands(count: number, look: Look): readonly Stand[] {
  const choices = [1, 2, 3].map((rows) => ({ rows, scale: rowScale(count, rows, look) }));
  const best = choices.reduce((one, other) => (other.scale > one.scale + 0.02 ? other : one));
  return inRows(count, best.rows, look, best.scale);
}

/** The pavement, and where it overflows: half of its width to the street and to the yard. */
const ARCS: readonly (readonly Reach[])[] = [
  [RING.pieces],
  [
    { x: RING.pieces.x + 0.72, z: RING.pieces.z + 0.72 },
    { x: RING.pieces.x - 0.72, z: RING.pieces.z - 0.62 },
  ],
];
/** Straight before the Survivor nobody stands: the attacker steps there, and the Survivor would hide whoever stands behind. */
const KEPT_FREE = 1.15;
const STEP = Math.PI / 360;
/** Smaller than this two arcs are better. */
const CROWDED = 0.62;
const SMALLEST = 0.2;

const clear = (one: Point, other: Point, reach: Reach) =>
  Math.abs(one.x - other.x) >= reach.x - 1e-9 || Math.abs(one.z - other.z) >= reach.z - 1e-9;

/** How a half of the ring is filled: from so far beside the middle outwards, and how many times farther apart than need be. */
interface Spread {
  readonly first: number;
  readonly gap: number;
}

/** Few stand beside the Survivor, not before; the more there are, the closer to the middle they begin. */
const SPREADS: readonly Spread[] = [
  { first: 3, gap: 1.25 },
  { first: 3, gap: 1.05 },
  { first: 2.4, gap: 1.15 },
  { first: 2.4, gap: 1 },
  { first: 1.8, gap: 1.05 },
  { first: 1.5, gap: 1 },
  { first: KEPT_FREE, gap: 1 },
];

/** Places on the right half of the ring, from the middle outwards; as many as fit, at most so many. */
function rightHalf(most: number, arcs: readonly Reach[], reach: Reach, first: number): readonly Point[] {
  const from = Math.max(first, reach.x / 2);
  const taken: Point[] = [];
  for (const arc of arcs)
    for (let angle = Math.PI / 2; angle >= 0 && taken.length < most; angle -= STEP) {
      const place = { x: Math.cos(angle) * arc.x, z: RING.centre.z - Math.sin(angle) * arc.z };
      if (place.x >= from && taken.every((other) => clear(place, other, reach))) taken.push(place);
    }
  return taken;
}

function around(
  count: number,
  look: Look,
  scale: number,
  arcs: readonly Reach[],
  { first, gap }: Spread,
): readonly Stand[] | null {
  const { x, z } = reachOf(look, scale);
  const right = rightHalf(Math.ceil(count / 2), arcs, { x: x * gap, z: z * gap }, first);
  if (right.length < Math.ceil(count / 2)) return null;
  return Array.from({ length: count }, (_, index) => {
    const { x: east = 0, z: at = 0 } = right[Math.floor(index / 2)] ?? {};
    return { x: index % 2 === 0 ? -east : east, z: at, scale };
  });
}

/** As far apart as the ring lets them, so that a few do not huddle. */
function spread(count: number, look: Look, scale: number, arcs: readonly Reach[]): readonly Stand[] | null {
  for (const one of SPREADS) {
    const stands = around(count, look, scale, arcs, one);
    if (stands) return stands;
  }
  return null;
}

function ringStands(count: number, look: Look): readonly Stand[] {
  for (let scale = 1; scale > SMALLEST; scale -= 0.04) {
    const [one = [], two = []] = ARCS;
    const stands =
      spread(count, look, scale, one) ?? (scale < CROWDED ? spread(count, look, scale, two) : null);
    if (stands) return stands;
  }
  throw new RangeError(`${count} zombies do not fit around a Survivor.`);
}

const known = new Map<string, readonly Stand[]>();

/**
 * Places on a board for so many in a zone, in the order of their arrival.
 * @throws RangeError for more than fit
 */
export function standsIn(zone: Zone, count: number, look: Look): readonly Stand[] {
  if (count === 0) return [];
  const name = `${zone} ${count} ${look}`;
  const stands = known.get(name) ?? (zone === 'zombie' ? streetStands : ringStands)(count, look);
  known.set(name, stands);
  return stands;
}
