/** What the camera shows when it shows everything: the city with its roofs and the Round tracker beside it. */
import { BUILDING_IDS, type BuildingId } from '../../../../models/dying-light/ids';
import { cornersOf, type Place } from '../../../table/camera/view';
import { TRACKER } from './boards';
import { boundsOf, CITY, floorOf } from './city';

/** Board that is seen around what is printed on it. */
const MARGIN = 0.3;
/** What stands up around a roof. */
const PARAPET = 0.5;
/** The angle at which all of it fills what the panels leave free, in radians. */
export const HOME_PITCH = 0.74;

function roofOf(id: BuildingId): readonly Place[] {
  const { x, z, width, depth } = boundsOf(id);
  return cornersOf({ west: x, east: x + width, north: z, south: z + depth }, floorOf(id) + PARAPET);
}

export const WHOLE: readonly Place[] = [
  ...cornersOf({ west: TRACKER.x - MARGIN, east: CITY + MARGIN, north: 0, south: CITY + MARGIN }),
  ...BUILDING_IDS.flatMap(roofOf),
];
