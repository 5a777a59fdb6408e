/** Where figures stand together: in rows that fill a part of a tile, smaller the more there are. */
import { BASE_RADIUS, YARD } from './measures';

/** Where a figure stands, from the middle of its tile, and how high it is. */
export interface Stand {
  readonly x: number;
  readonly z: number;
  readonly scale: number;
}

/** A part of a tile in which figures stand. */
export interface Region {
  readonly north: number;
  readonly south: number;
  /** Where the row at `z` begins and ends for the middles of bases with this radius; null where none fits. */
  reach(z: number, radius: number): readonly [west: number, east: number] | null;
  /** Where the first of few stand. */
  readonly heart: { readonly x: number; readonly z: number };
}

/** Heights of figures: as large as possible, never smaller than can be seen. */
const SCALE = { largest: 1.1, shrink: 0.95, smallest: 0.15 } as const;
/** Bases stand so far apart, and rows, to their width. */
const ASIDE = 1.04;
const BEHIND = 0.92;
const SQRT_3 = Math.sqrt(3);

/** The ground south of the building. */
export const YARD_REGION: Region = {
  north: YARD.north,
  south: YARD.corner,
  reach(z, radius) {
    const slant = (YARD.corner - z - (radius * 2) / SQRT_3) * SQRT_3;
    const half = Math.min(YARD.half - radius, slant);
    return half < 0 ? null : [-half, half];
  },
  heart: { x: 0, z: 1.08 },
};

/** A rectangle inside of the building. */
export function insideRegion(west: number, east: number, north: number, south: number): Region {
  return {
    north,
    south,
    reach: (_, radius) => (east - west < 2 * radius ? null : [west + radius, east - radius]),
    heart: { x: (west + east) / 2, z: (north + south) / 2 },
  };
}

/** All of the inside, and its halves while survivors and zombies fight in it. */
export const INSIDE = {
  all: insideRegion(-0.98, 0.98, -0.94, 0.14),
  west: insideRegion(-1.0, -0.04, -0.94, 0.14),
  east: insideRegion(0.04, 1.0, -0.94, 0.14),
} as const;

/** Middles of a row, as many as fit between two ends. */
function row(
  [west, east]: readonly [number, number],
  z: number,
  step: number,
): readonly (readonly number[])[] {
  const count = Math.floor((east - west) / step + 1e-9) + 1;
  const from = (west + east) / 2 - ((count - 1) * step) / 2;
  return Array.from({ length: count }, (_, index) => [from + index * step, z]);
}

function standsOf(region: Region, scale: number): readonly Stand[] {
  const radius = BASE_RADIUS * scale;
  const rows: Stand[] = [];
  for (let z = region.north + radius; z <= region.south - radius; z += 2 * radius * BEHIND * ASIDE) {
    const reach = region.reach(z, radius);
    if (!reach) continue;
    for (const [x = 0] of row(reach, z, 2 * radius * ASIDE)) rows.push({ x, z, scale });
  }
  return rows;
}

function fromHeart({ heart }: Region, { x, z }: Stand): number {
  return Math.abs(x - heart.x) * 0.55 + Math.abs(z - heart.z);
}

/**
 * Places for so many figures, from west to east. Who stands first in a list stands farthest west, so that teams keep together.
 * @throws RangeError for more than fit
 */
export function standsFor(region: Region, count: number): readonly Stand[] {
  for (let scale: number = SCALE.largest; scale > SCALE.smallest; scale *= SCALE.shrink) {
    const stands = standsOf(region, scale);
    if (stands.length < count) continue;
    const near = stands.toSorted((one, other) => fromHeart(region, one) - fromHeart(region, other));
    return near.slice(0, count).toSorted((one, other) => one.x - other.x || one.z - other.z);
  }
  throw new RangeError(`${count} figures do not fit.`);
}

/** More of a team in a zone are drawn as four and a number (10.1). */
const MOST_DRAWN = 6;
const DRAWN_OF_MANY = 4;

/** How many figures stand for a group. */
export function drawnOf(count: number): number {
  return count > MOST_DRAWN ? DRAWN_OF_MANY : count;
}
