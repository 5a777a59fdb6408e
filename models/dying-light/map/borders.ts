import { deepFreeze, recordOf } from '../../kernel/records';
import { WALLS, type Wall } from '../content/map';
import { type WallId, ZONE_IDS, type ZoneId } from '../ids';
import { acrossEdge, CELLS, type CellEdge, zoneAt } from './grid';

/** All cell edges that two Zones share (DL-MOVE-01). */
export interface Border {
  readonly edges: readonly CellEdge[];
  /** The walls on it; two pieces on one border are still one Obstacle (DL-MOVE-03). */
  readonly walls: readonly WallId[];
  /** Whether every shared edge carries a wall. */
  readonly walled: boolean;
}

type BorderTable = Readonly<Record<ZoneId, Readonly<Partial<Record<ZoneId, Border>>>>>;

function stands(wall: Wall, edge: CellEdge): boolean {
  const [line, along] = edge.side === 'east' ? [edge.col, edge.row] : [edge.row, edge.col];
  return wall.side === edge.side && wall.line === line && wall.from <= along && along <= wall.to;
}

/** An edge on which one Zone ends and another begins. */
interface SharedEdge {
  readonly edge: CellEdge;
  readonly zones: readonly [ZoneId, ZoneId];
}

function sharedEdge(edge: CellEdge): readonly SharedEdge[] {
  const [one, other] = [zoneAt(edge), zoneAt(acrossEdge(edge))];
  return one && other && one !== other ? [{ edge, zones: [one, other] }] : [];
}

const SHARED_EDGES = CELLS.flatMap((cell) => [
  ...sharedEdge({ ...cell, side: 'east' }),
  ...sharedEdge({ ...cell, side: 'south' }),
]);

function borderBetween(one: ZoneId, other: ZoneId): Border | null {
  const shared = SHARED_EDGES.filter(({ zones }) => zones.includes(one) && zones.includes(other));
  const edges = shared.map(({ edge }) => edge);
  if (edges.length === 0) return null;
  const walls = WALLS.filter((wall) => edges.some((edge) => stands(wall, edge)));
  const walled = edges.every((edge) => walls.some((wall) => stands(wall, edge)));
  return { edges, walls: walls.map((wall) => wall.id), walled };
}

function bordersAround(zone: ZoneId): Partial<Record<ZoneId, Border>> {
  const borders: Partial<Record<ZoneId, Border>> = {};
  for (const other of ZONE_IDS) {
    const border = other === zone ? null : borderBetween(zone, other);
    if (border) borders[other] = border;
  }
  return borders;
}

const BORDERS: BorderTable = deepFreeze(recordOf(ZONE_IDS, bordersAround));

const ADJACENT = deepFreeze(
  recordOf(ZONE_IDS, (zone) => ZONE_IDS.filter((other) => BORDERS[zone][other] !== undefined)),
);

/** What lies between two Zones; null when they are not adjacent (DL-MOVE-01). */
export function borderOf(one: ZoneId, other: ZoneId): Border | null {
  return BORDERS[one][other] ?? null;
}

/** The Zones that share a cell edge with this one, streets first (DL-MOVE-01). */
export function adjacentZones(zone: ZoneId): readonly ZoneId[] {
  return ADJACENT[zone];
}
