/** Where pieces stand, as poses on the table. */
import type { HexKey } from '../../../../models/kernel/hex';
import type { Zone } from '../../../../models/one-month-in/ids';
import type { Pose } from '../../../motion/tween';
import { hexSpot, INSIDE, MEASURES, type Region, type Stand, standsFor, YARD_REGION } from '../layout';
import type { SceneModel, TileModel } from './scene-model';
import { anchorsOf } from './tiles/anchors';

/** Zombies in a building that are drawn; how many there are floats over the roof. */
export const MOST_ZOMBIES = 7;

/** Height of the ground that somebody in a zone stands on. */
export function groundOf({ id, status }: TileModel, zone: Zone): number {
  if (status === 'fog') return MEASURES.FOG_LIFT;
  return zone === 'inner' && id ? anchorsOf(id).deck : 0;
}

/** What of a tile a zone is, for those who stand in it. Survivors keep to the west while zombies are inside. */
export function regionOf({ id, zombies }: TileModel, zone: Zone): Region {
  if (zone !== 'inner') return YARD_REGION;
  const inside = id ? anchorsOf(id).inside : INSIDE;
  return zombies > 0 ? inside.west : inside.all;
}

export function poseAt(tile: HexKey, y: number, { x, z, scale }: Stand, yaw: number): Pose {
  const middle = hexSpot(tile);
  return { x: middle.x + x, y, z: middle.z + z, yaw, tip: 0, grow: scale };
}

/** Stands of zombies in a building, with people or alone. */
export function zombieStands({ id, zombies, groups }: TileModel): readonly Stand[] {
  const inside = id ? anchorsOf(id).inside : INSIDE;
  const fought = groups.some(({ zone }) => zone === 'inner');
  return standsFor(fought ? inside.east : inside.all, Math.min(MOST_ZOMBIES, zombies));
}

/** The middle of a zone, where somebody who is not drawn yet comes from. */
export function stopPose({ tiles }: SceneModel, tile: HexKey, zone: Zone): Pose | null {
  const there = tiles[tile];
  if (!there) return null;
  const [stand = { x: 0, z: 0, scale: 1 }] = standsFor(regionOf(there, zone), 1);
  return poseAt(tile, groundOf(there, zone), stand, 0);
}
