import type { BuildingId } from '../../../../../models/dying-light/ids';
import { BUILDING_IDS } from '../../../../../models/dying-light/ids';
import type { Spot } from '../../../../table/places';
import { boundsOf, floorOf } from '../../layout/city';

/** Interval of the way from `from` to `to` that lies within a slab, as shares; empty if first > last. */
function within(from: number, to: number, low: number, high: number): readonly [number, number] {
  const way = to - from;
  if (Math.abs(way) < 1e-9) return from >= low && from <= high ? [0, 1] : [1, 0];
  const [a, b] = [(low - from) / way, (high - from) / way];
  return a < b ? [a, b] : [b, a];
}

/** Whether a building stands between the eye and a spot. One that the spot is on does not. */
export function hides(id: BuildingId, eye: Spot, spot: Spot): boolean {
  const { x, z, width, depth } = boundsOf(id);
  const slabs = [
    within(eye.x, spot.x, x, x + width),
    within(eye.y, spot.y, 0, floorOf(id)),
    within(eye.z, spot.z, z, z + depth),
  ];
  const first = Math.max(0, ...slabs.map(([start]) => start));
  const last = Math.min(0.98, ...slabs.map(([, end]) => end));
  return first < last;
}

/** The buildings to fade so that every spot can be seen. */
export function hidingBuildings(eye: Spot, spots: readonly Spot[]): readonly BuildingId[] {
  return BUILDING_IDS.filter((id) => spots.some((spot) => hides(id, eye, spot)));
}
