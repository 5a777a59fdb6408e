/** Where the hexes of a city lie. */
import { type BorderKey, type HexKey, hexOf } from '../../../../models/kernel/hex';
import type { Stage } from '../../../table/camera/view';
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

/** The rectangle in which the city lies. */
export function cityStage(tiles: readonly HexKey[]): Stage {
  const corners = tiles.flatMap((tile) => cornersAround(hexSpot(tile)));
  const [xs, zs] = [corners.map(({ x }) => x), corners.map(({ z }) => z)];
  return { west: Math.min(...xs), east: Math.max(...xs), north: Math.min(...zs), south: Math.max(...zs) };
}
