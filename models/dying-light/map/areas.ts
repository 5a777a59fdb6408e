import { distancesFrom } from '../../kernel/graph';
import { deepFreeze, recordOf } from '../../kernel/records';
import { AREA_LEVELS, AREA_ZONES, type Level } from '../content/map';
import { AREA_IDS, type AreaId, ZONE_IDS, type ZoneId } from '../ids';
import { adjacentZones } from './borders';
import { cellsOf, centroid, type Point } from './grid';

function findArea(zone: ZoneId): AreaId {
  const area = AREA_IDS.find((id) => AREA_ZONES[id].includes(zone));
  if (!area) throw new Error(`Zone ${zone} belongs to no Area.`);
  return area;
}

const AREA_OF = recordOf(ZONE_IDS, findArea);
const CENTROIDS: Readonly<Record<AreaId, Point>> = deepFreeze(
  recordOf(AREA_IDS, (area) => centroid(AREA_ZONES[area].flatMap(cellsOf))),
);

/** Compass bearing of an Area seen from another, centroid to centroid, in degrees: 0 is north, 90 is east. */
export function bearing(from: AreaId, to: AreaId): number {
  const [here, there] = [CENTROIDS[from], CENTROIDS[to]];
  const degrees = (Math.atan2(there.x - here.x, here.z - there.z) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

/** Bearings closer than this are equal; only the last digits of floating-point numbers differ by so little. */
const SAME_BEARING = 1e-9;

/** The other Areas for which `fits`, clockwise from north as seen from `area`, ties by id. */
function clockwise(area: AreaId, fits: (other: AreaId) => boolean): readonly AreaId[] {
  return AREA_IDS.filter((other) => other !== area && fits(other)).toSorted((one, other) => {
    const turn = bearing(area, one) - bearing(area, other);
    return Math.abs(turn) > SAME_BEARING ? turn : one < other ? -1 : 1;
  });
}

function touches(area: AreaId, other: AreaId): boolean {
  return AREA_ZONES[area].some((zone) => adjacentZones(zone).some((next) => AREA_OF[next] === other));
}

const NEIGHBOURS = deepFreeze(recordOf(AREA_IDS, (area) => clockwise(area, (other) => touches(area, other))));
const DISTANCES = recordOf(AREA_IDS, (area) => distancesFrom(area, neighbours));
const AT_DISTANCE_2 = deepFreeze(
  recordOf(AREA_IDS, (area) => clockwise(area, (other) => areaDistance(area, other) === 2)),
);

export function areaOf(zone: ZoneId): AreaId {
  return AREA_OF[zone];
}

/** The Zones of an Area in the order of the map table. */
export function zonesOf(area: AreaId): readonly ZoneId[] {
  return AREA_ZONES[area];
}

export function areaLevel(area: AreaId): Level {
  return AREA_LEVELS[area];
}

export function levelOf(zone: ZoneId): Level {
  return AREA_LEVELS[AREA_OF[zone]];
}

/** The middle of an Area in cells. */
export function areaCentre(area: AreaId): Point {
  return CENTROIDS[area];
}

/** Adjacent Areas clockwise from north, whatever walls and heights lie between (DL-MOVE-01, DL-SPREAD-01). */
export function neighbours(area: AreaId): readonly AreaId[] {
  return NEIGHBOURS[area];
}

/** Number of Areas from one to the other regardless of walls and heights; 0 to itself (DL-RANGE-01). */
export function areaDistance(from: AreaId, to: AreaId): number {
  return DISTANCES[from].get(to) ?? Number.POSITIVE_INFINITY;
}

/** Areas exactly two away, clockwise by bearing (DL-EMOVE-07). */
export function atDistance2(area: AreaId): readonly AreaId[] {
  return AT_DISTANCE_2[area];
}
