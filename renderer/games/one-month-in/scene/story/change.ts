/** Small changes of the scene that log entries are made of. */

import type { HexKey } from '../../../../../models/kernel/hex';
import type { SeatId } from '../../../../../models/kernel/types';
import { ZONES, type Zone } from '../../../../../models/one-month-in/ids';
import { headcount, withoutCasualties } from '../../../../../models/one-month-in/rules/groups';
import type { Ap, Group } from '../../../../../models/one-month-in/state';
import type { ChangesOf } from '../../../../motion/changes';
import type { ShownEntry } from '../../motions';
import type { SceneModel, Stop, TileModel } from '../scene-model';

/** How each type of entry that the table shows changes the scene. */
export type Changes = ChangesOf<SceneModel, ShownEntry>;

export function onTile(
  scene: SceneModel,
  tile: HexKey,
  change: (before: TileModel) => Partial<TileModel>,
): SceneModel {
  const before = scene.tiles[tile];
  if (!before) return scene;
  return { ...scene, tiles: { ...scene.tiles, [tile]: { ...before, ...change(before) } } };
}

/** By zone, then by seat, as a state has them. */
function inOrder(one: Group, other: Group): number {
  const byZone = ZONES.indexOf(one.zone) - ZONES.indexOf(other.zone);
  return byZone || (one.seat < other.seat ? -1 : 1);
}

export function apAt({ groups }: TileModel, seat: SeatId, zone: Zone): Ap {
  return groups.find((group) => group.seat === seat && group.zone === zone)?.ap ?? [0, 0, 0];
}

function withGroup({ groups }: TileModel, seat: SeatId, zone: Zone, ap: Ap): readonly Group[] {
  const others = groups.filter((group) => group.seat !== seat || group.zone !== zone);
  return headcount(ap) > 0 ? [...others, { seat, zone, ap }].sort(inOrder) : others;
}

export function setAp(scene: SceneModel, seat: SeatId, { tile, zone }: Stop, ap: Ap): SceneModel {
  return onTile(scene, tile, (before) => ({ groups: withGroup(before, seat, zone, ap) }));
}

const sum = (one: Ap, other: Ap, sign: 1 | -1): Ap => [
  one[0] + sign * other[0],
  one[1] + sign * other[1],
  one[2] + sign * other[2],
];

/** So many of a group who can still walk, those with the fewest points first; entries do not say which. */
function walkers(ap: Ap, count: number): Ap {
  const one = Math.min(ap[1], count);
  const two = Math.min(ap[2], count - one);
  return [Math.min(ap[0], count - one - two), one, two];
}

/** What they are after one point each. */
const spent = ([none, one, two]: Ap): Ap => [none + one, two, 0];

export function come(scene: SceneModel, seat: SeatId, to: Stop, ap: Ap): SceneModel {
  const tile = scene.tiles[to.tile];
  return tile ? setAp(scene, seat, to, sum(apAt(tile, seat, to.zone), ap, 1)) : scene;
}

/** Part of a group goes from one place to another and pays a point each, if it does. */
export function walked(
  scene: SceneModel,
  seat: SeatId,
  [from, to]: readonly [Stop, Stop],
  count: number,
  pays: boolean,
): SceneModel {
  const tile = scene.tiles[from.tile];
  if (!tile) return scene;
  const there = apAt(tile, seat, from.zone);
  const going = walkers(there, count);
  const left = setAp(scene, seat, from, sum(there, going, -1));
  return { ...come(left, seat, to, pays ? spent(going) : going), walk: { seat, from, to } };
}

export function died(scene: SceneModel, seat: SeatId, at: Stop, deaths: number): SceneModel {
  const tile = scene.tiles[at.tile];
  return tile ? setAp(scene, seat, at, withoutCasualties(apAt(tile, seat, at.zone), deaths)) : scene;
}

/** Everybody on the tile comes to stand in one zone. */
export function gathered(tile: TileModel, zone: Zone): readonly Group[] {
  const seats = [...new Set(tile.groups.map(({ seat }) => seat))];
  return seats
    .map((seat): Group => {
      const own = tile.groups.filter((group) => group.seat === seat);
      return { seat, zone, ap: own.reduce<Ap>((all, { ap }) => sum(all, ap, 1), [0, 0, 0]) };
    })
    .sort(inOrder);
}

/** Where those stand who come to a tile. */
export function outsideOf({ tiles }: SceneModel, tile: HexKey): Stop {
  return { tile, zone: tiles[tile]?.status === 'held' ? 'whole' : 'outer' };
}
