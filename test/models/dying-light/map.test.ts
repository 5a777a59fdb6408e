import { describe, expect, it } from 'vitest';
import {
  AREA_IDS,
  type AreaId,
  BUILDING_IDS,
  type BuildingId,
  ZONE_IDS,
  type ZoneId,
} from '../../../models/dying-light/ids';
import * as map from '../../../models/dying-light/map';
import { AREA_TABLE, WALL_TABLE, ZONE_TABLE } from './map-tables';

const NEST_AREAS: readonly AreaId[] = ['laundryLane', 'market', 'busLoop'];

function areaRow(area: AreaId) {
  const clockwise = map.neighbours(area).map((next) => `${next} ${Math.round(map.bearing(area, next))}`);
  const biter = AREA_IDS.filter((next) => map.mayStep('biter', area, next)).toSorted();
  const nests = NEST_AREAS.map((nest) => map.areaDistance(area, nest));
  return [area, map.zonesOf(area).join(' '), clockwise.join(', '), biter.join(' '), nests.join('/')];
}

function zoneRow(zone: ZoneId) {
  const adjacent = map.adjacentZones(zone).map((z) => (map.borderOf(zone, z)?.walled ? `${z}#` : z));
  const jumps = map.jumpsFrom(zone).map(({ to, over }) => `${to}(${over.toSorted().join('')})`);
  return [
    zone,
    map.areaOf(zone),
    map.levelOf(zone),
    map.cellsOf(zone).length,
    adjacent.join(' '),
    jumps.toSorted().join(' '),
  ];
}

/** Both Zones of the border that a wall stands on. */
function borderUnder(wall: map.Wall): readonly ZoneId[] {
  return ZONE_IDS.filter((zone) =>
    map.adjacentZones(zone).some((next) => map.borderOf(zone, next)?.walls.includes(wall.id)),
  );
}

function wallRow(wall: map.Wall) {
  const [across, along] = wall.side === 'east' ? ['col', 'rows'] : ['row', 'cols'];
  return {
    id: wall.id,
    size: `${wall.size} ${wall.to - wall.from + 1}`,
    zones: borderUnder(wall).toSorted(),
    areas: borderUnder(wall).map(map.areaOf).toSorted(),
    edges: `${across} ${wall.line}/${wall.line + 1}, ${along} ${wall.from}-${wall.to}`,
  };
}

describe('the map table', () => {
  it('DL-MOVE-01 DL-SPREAD-01 DL-EMOVE-03 DL-ENV-07 matches every Area: Zones, clockwise order, Biter steps, Nests', () => {
    expect(AREA_IDS.map(areaRow)).toEqual(AREA_TABLE);
  });

  it('DL-MOVE-01 DL-MOVE-04 matches every Zone: Area, level, cells, borders and Jumps', () => {
    expect(ZONE_IDS.map(zoneRow)).toEqual(ZONE_TABLE);
  });

  it('DL-MOVE-05 matches the Jump Pad targets of the roofs F and G', () => {
    expect(map.padTargets('F').toSorted().join(' ')).toBe('B D E b e k m o r');
    expect(map.padTargets('G').toSorted().join(' ')).toBe('C D K b c j o s');
  });

  it('matches every wall: size, border, Areas and edges', () => {
    const printed = WALL_TABLE.map(([id, size, border, areas, edges]) => ({
      id,
      size,
      zones: border.split('-').toSorted(),
      areas: areas.split(' - ').toSorted(),
      edges,
    }));
    expect(map.WALLS.map(wallRow)).toEqual(printed);
  });
});

describe('the ground', () => {
  it('is 24 by 24 cells, each in one Zone, and ends there', () => {
    const cells = ZONE_IDS.flatMap(map.cellsOf);
    expect(cells).toHaveLength(24 * 24);
    expect(new Set(cells.map(({ col, row }) => `${col},${row}`)).size).toBe(24 * 24);
    expect(map.zoneAt({ col: 0, row: 0 })).toBe('A');
    expect(map.zoneAt({ col: 24, row: 0 })).toBeNull();
    expect(map.zoneAt({ col: 0, row: -1 })).toBeNull();
  });

  it('has buildings in full rectangles', () => {
    const boxed = (zone: BuildingId) => {
      const [cols, rows] = [map.cellsOf(zone).map((c) => c.col), map.cellsOf(zone).map((c) => c.row)];
      return (Math.max(...cols) - Math.min(...cols) + 1) * (Math.max(...rows) - Math.min(...rows) + 1);
    };
    expect(BUILDING_IDS.map(boxed)).toEqual(BUILDING_IDS.map((zone) => map.cellsOf(zone).length));
  });

  it('puts centres in the middle of the cells', () => {
    expect(map.centroid(map.cellsOf('A'))).toEqual({ x: 2, z: 2 });
    expect(map.areaCentre('bM')).toEqual({ x: 20, z: 20.5 });
  });

  it('cannot be changed by those who share it', () => {
    expect(Object.isFrozen(map.neighbours('market'))).toBe(true);
    expect(Object.isFrozen(map.jumpsFrom('F')[0]?.over)).toBe(true);
    expect(Object.isFrozen(map.borderOf('H', 'k')?.walls)).toBe(true);
  });
});

describe('borders', () => {
  it('DL-MOVE-01 join Zones in both directions, and never across a corner', () => {
    for (const zone of ZONE_IDS) {
      for (const next of map.adjacentZones(zone))
        expect(map.borderOf(next, zone)).toEqual(map.borderOf(zone, next));
    }
    expect(map.borderOf('A', 'E')).toBeNull();
    expect(map.borderOf('d', 'i')).toBeNull();
  });

  it('DL-MOVE-03 with two pieces of wall are still one Obstacle', () => {
    expect(map.borderOf('H', 'k')).toMatchObject({ walls: ['W-M2', 'W-S3'], walled: true });
    expect(map.stepCost('k', 'H')).toBe(1 + 2 + 1);
  });

  it('without any wall are open', () => {
    expect(map.borderOf('o', 'n')).toMatchObject({ walls: [], walled: false });
  });
});

describe('distances between Areas', () => {
  it('DL-RANGE-01 are 0 at home, 1 to neighbours and the same both ways, walls and heights ignored', () => {
    expect(map.areaDistance('bF', 'bF')).toBe(0);
    for (const area of AREA_IDS) {
      for (const other of AREA_IDS) {
        expect(map.areaDistance(area, other)).toBe(map.areaDistance(other, area));
        expect(map.areaDistance(area, other) === 1).toBe(map.neighbours(area).includes(other));
      }
    }
  });

  it('DL-EMOVE-07 of exactly 2 are listed clockwise by bearing', () => {
    for (const area of AREA_IDS) {
      const far = map.atDistance2(area);
      const bearings = far.map((other) => map.bearing(area, other));
      expect(bearings).toEqual(bearings.toSorted((a, b) => a - b));
      expect(far.toSorted()).toEqual(
        AREA_IDS.filter((other) => map.areaDistance(area, other) === 2).toSorted(),
      );
    }
  });

  it('DL-EMOVE-07 with the same bearing go by id', () => {
    expect(map.bearing('hideoutYard', 'bI')).toBe(map.bearing('hideoutYard', 'crossroads'));
    expect(map.atDistance2('hideoutYard')).toEqual(['bE', 'bI', 'crossroads', 'printCourt', 'bL']);
  });
});
