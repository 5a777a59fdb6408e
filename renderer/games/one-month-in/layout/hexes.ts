/** Where the hexes of a city lie. */
import { type BorderKey, type HexKey, hexOf } from '../../../../models/kernel/hex';
import type { Place, Stage } from '../../../table/camera/view';
import { CORNER, PITCH } from './measures';

/** A point of the table top. */
export interface Point {
  readonly x: number;
  readonly z: number;
}

/** The middle of a tile. */
export function hexSpot(tile: HexKey): Point {
  const { q, r } = hexOf(tile);
  return { x: (q + r / 2) * PITCH.x, z: r * PITCH.z };
}

/** Corners of a hex around its middle, from the north clockwise. */
export function cornersAround({ x, z }: Point, radius = CORNER): readonly Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3;
    return { x: x + Math.sin(angle) * radius, z: z - Math.cos(angle) * radius };
  });
}

/** The two tiles of a border. */
function tilesOf(edge: BorderKey): readonly [HexKey, HexKey] {
  const [one, other] = edge.split('|') as [HexKey, HexKey];
  return [one, other];
}

/** The middle of a border, and how a fence along it is turned: at 0 it runs from west to east. */
export function borderSpot(edge: BorderKey): Point & { readonly yaw: number } {
  const [one, other] = tilesOf(edge).map(hexSpot) as [Point, Point];
  const [dx, dz] = [other.x - one.x, other.z - one.z];
  return { x: (one.x + other.x) / 2, z: (one.z + other.z) / 2, yaw: Math.atan2(dx, dz) };
}

/** Height of what stands on tiles, as far as the camera is to show it. */
const ROOFS = 1.1;

/** What the camera shows when it shows everything: the corners of all tiles, and roofs over the northern ones. */
export function cityOutline(tiles: readonly HexKey[]): readonly Place[] {
  const corners = tiles.flatMap((tile) => cornersAround(hexSpot(tile)));
  const north = Math.min(...corners.map(({ z }) => z));
  return corners.map(({ x, z }): Place => [x, z < north + CORNER ? ROOFS : 0, z]);
}

/** The rectangle in which the city lies. */
export function cityStage(tiles: readonly HexKey[]): Stage {
  const corners = tiles.flatMap((tile) => cornersAround(hexSpot(tile)));
  const [xs, zs] = [corners.map(({ x }) => x), corners.map(({ z }) => z)];
  return { west: Math.min(...xs), east: Math.max(...xs), north: Math.min(...zs), south: Math.max(...zs) };
}

/** Angles at which a wide and a deep city fill what the panels leave free, in radians. */
const PITCHES = { wide: 1.06, deep: 0.98 } as const;
/** Width to depth from which a city is wide. */
const WIDE = 1.3;

export function homePitch(tiles: readonly HexKey[]): number {
  const { west, east, north, south } = cityStage(tiles);
  return (east - west) / (south - north) > WIDE ? PITCHES.wide : PITCHES.deep;
}
