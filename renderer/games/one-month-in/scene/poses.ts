/** Where pieces stand, as poses on the table. */
import type { HexKey } from '../../../../models/kernel/hex';
import type { SeatId } from '../../../../models/kernel/types';
import type { TileId, Zone } from '../../../../models/one-month-in/ids';
import { headcount } from '../../../../models/one-month-in/rules/groups';
import type { Pose, Via } from '../../../motion/tween';
import {
  drawnOf,
  hexSpot,
  INSIDE,
  MEASURES,
  type Region,
  type Stand,
  standsFor,
  YARD_REGION,
} from '../layout';
import type { SceneModel, TileModel, Walk } from './scene-model';
import { anchorsOf } from './tiles/anchors';

/** Zombies in a building that are drawn; how many there are floats over the roof. */
const MOST_ZOMBIES = 7;

/** Height of the ground that somebody in a zone stands on. */
export function groundOf({ id, status }: TileModel, zone: Zone): number {
  if (status === 'fog') return MEASURES.FOG_LIFT;
  return zone === 'inner' && id ? anchorsOf(id).deck : 0;
}

/** What of a tile a zone is, for those who stand in it. Survivors keep to the west while zombies are inside. */
function regionOf({ id, zombies }: TileModel, zone: Zone): Region {
  if (zone !== 'inner') return YARD_REGION;
  const inside = id ? anchorsOf(id).inside : INSIDE;
  return zombies > 0 ? inside.west : inside.all;
}

export function poseAt(tile: HexKey, y: number, { x, z, scale }: Stand, yaw: number): Pose {
  const middle = hexSpot(tile);
  return { x: middle.x + x, y, z: middle.z + z, yaw, tip: 0, grow: scale };
}

/** Stands of all who are drawn in a zone: team by team, from west to east. */
function zoneStands(there: TileModel, zone: Zone) {
  const groups = there.groups.filter((group) => group.zone === zone);
  const drawn = groups.map(({ ap }) => drawnOf(headcount(ap)));
  const stands = standsFor(
    regionOf(there, zone),
    drawn.reduce((sum, count) => sum + count, 0),
  );
  return { groups, drawn, stands };
}

/** Stands of a team among all that share its zone. */
export function groupStands(there: TileModel, zone: Zone, seat: SeatId): readonly Stand[] {
  const { groups, drawn, stands } = zoneStands(there, zone);
  const index = groups.findIndex((group) => group.seat === seat);
  const first = drawn.slice(0, Math.max(0, index)).reduce((sum, count) => sum + count, 0);
  return index < 0 ? [] : stands.slice(first, first + (drawn[index] ?? 0));
}

/** Stands of zombies in a building, with people or alone. */
export function zombieStands({ id, zombies, groups }: TileModel): readonly Stand[] {
  const inside = id ? anchorsOf(id).inside : INSIDE;
  const fought = groups.some(({ zone }) => zone === 'inner');
  return standsFor(fought ? inside.east : inside.all, Math.min(MOST_ZOMBIES, zombies));
}

/** The door through which a walk goes; null where it goes through none. */
export function doorOn(walk: Walk | null, tile: HexKey, id: TileId | null): Via | null {
  if (!walk || walk.from.tile !== tile || walk.to.tile !== tile) return null;
  const door = id && anchorsOf(id).door;
  if (!door) return null;
  const middle = hexSpot(tile);
  return { x: middle.x + door[0], y: door[1], z: middle.z + door[2] };
}

/** The middle of a zone, where somebody who is not drawn yet comes from. */
export function stopPose({ tiles }: SceneModel, tile: HexKey, zone: Zone): Pose | null {
  const there = tiles[tile];
  if (!there) return null;
  const [stand = { x: 0, z: 0, scale: 1 }] = standsFor(regionOf(there, zone), 1);
  return poseAt(tile, groundOf(there, zone), stand, 0);
}
