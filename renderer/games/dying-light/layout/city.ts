/** The map of the rules, measured in units of the table: one is the edge of a cell; x runs east, z south, y up. */
import { GRID } from '../../../../models/dying-light/content/map';
import { BUILDING_IDS, type BuildingId, type ZoneId } from '../../../../models/dying-light/ids';
import { cellsOf, centroid, levelOf } from '../../../../models/dying-light/map';
import type { Rectangle, Spot } from '../../../table/places';

/** Edge of the square city in cells. */
export const CITY = GRID.length;
/** Height of a storey in cells. */
const STOREY = 2;

/** Height of a Zone's floor over the street. */
export function floorOf(zone: ZoneId): number {
  return levelOf(zone) * STOREY;
}

export function isBuilding(zone: ZoneId): zone is BuildingId {
  return (BUILDING_IDS as readonly string[]).includes(zone);
}

export function boundsOf(zone: ZoneId): Rectangle {
  const rows = cellsOf(zone).map((cell) => cell.row);
  const columns = cellsOf(zone).map((cell) => cell.col);
  const [x, z] = [Math.min(...columns), Math.min(...rows)];
  return { x, z, width: Math.max(...columns) + 1 - x, depth: Math.max(...rows) + 1 - z };
}

/** Mean of the cell centres of Zones on one level. */
export function centreOf(zones: readonly ZoneId[]): Spot {
  const { x, z } = centroid(zones.flatMap(cellsOf));
  const [first] = zones;
  return { x, y: first ? floorOf(first) : 0, z };
}
