/** What the camera shows: the city with its roofs, or the part of it that a decision is about. */
import { BUILDING_IDS, type BuildingId, type ZoneId } from '../../../../models/dying-light/ids';
import type { Subject } from '../../../table/camera/close-view';
import { cornersOf, type Place, type SafeArea, type Stage } from '../../../table/camera/view';
import { TRACKER } from './boards';
import { boundsOf, CITY, centreOf, floorOf } from './city';

/** What stands up around a roof. */
const PARAPET = 0.3;
/** The angle at which all of it fills what the panels leave free, in radians. */
export const HOME_PITCH = 0.74;

function roofOf(id: BuildingId): readonly Place[] {
  const { x, z, width, depth } = boundsOf(id);
  return cornersOf({ west: x, east: x + width, north: z, south: z + depth }, floorOf(id) + PARAPET);
}

/** The city as it is seen from afar. */
export const WHOLE: readonly Place[] = [
  ...cornersOf({ west: 0, east: CITY, north: 0, south: CITY }),
  ...BUILDING_IDS.flatMap(roofOf),
];

/** Share of the narrower side panels' width that the city may reach under: they end above its broad near end. */
const UNDER = 0.3;

/** What panels leave of the window for the whole city, about the same middle. */
export function aroundCity({ left, right, top, bottom }: SafeArea): SafeArea {
  const under = UNDER * Math.min(left, right);
  return { left: left - under, right: right - under, top, bottom };
}

/** What fills the picture near by: the tracker and the city, whose eastern edge may lie under what is high of a panel. */
const GROUND: Stage = { west: TRACKER.x, east: CITY - 0.9, north: -0.4, south: CITY + 0.5 };
const NEAR_PITCH = 0.82;
/** From so many cells away the smallest Biter is 48 pixels high in the smallest window. */
const NEAR_DISTANCE = 27;
/** Height of a miniature's head over its floor. */
const HEADROOM = 1.6;

export function cornersOfZone(zone: ZoneId): readonly Place[] {
  const { x, z, width, depth } = boundsOf(zone);
  return cornersOf({ west: x, east: x + width, north: z, south: z + depth }, floorOf(zone));
}

/** What a decision is about that somebody makes in these Zones, and the Zones that it could lead to or that threaten. */
export function subjectOf(own: readonly ZoneId[], others: readonly ZoneId[]): Subject {
  const { x, y, z } = centreOf(own);
  return {
    piece: [x, y + HEADROOM, z],
    places: [...own, ...others].flatMap(cornersOfZone),
    ground: GROUND,
    pitch: NEAR_PITCH,
    distance: NEAR_DISTANCE,
  };
}
