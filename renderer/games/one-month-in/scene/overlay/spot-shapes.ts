/** What of the table a spot is: an outline on the ground, and where words float over it. */
import { borderSpot, cornersAround, hexSpot, MEASURES, type Point, type Stand } from '../../layout';
import type { Spot } from '../../spot';
import { groundOf, groupStands, zombieStands } from '../poses';
import type { SceneModel, TileModel } from '../scene-model';
import { anchorsOf } from '../tiles/anchors';
import { CORNERS } from '../tiles/numbers';

export interface SpotShape {
  /** Corners, clockwise. */
  readonly outline: readonly Point[];
  /** Height of the outline. */
  readonly y: number;
  /** Where words float. */
  readonly over: readonly [x: number, y: number, z: number];
}

const { BASE_RADIUS, CLOCK_SPOT, FOOTPRINT, LOOT_SPOT, NUMBER } = MEASURES;
const GROUND = 0.06;
const HEX = 1.84;
const RING_SIDES = 18;
/** Where words float over figures, to their height. */
const OVER_HEADS = 1.55;
/** Room between bases and the ring around them. */
const AROUND = 0.06;

function rectangle(west: number, east: number, north: number, south: number): readonly Point[] {
  return [
    { x: west, z: north },
    { x: east, z: north },
    { x: east, z: south },
    { x: west, z: south },
  ];
}

function moved(points: readonly Point[], { x, z }: Point): readonly Point[] {
  return points.map((point) => ({ x: point.x + x, z: point.z + z }));
}

function ring({ x, z }: Point, radius: number): readonly Point[] {
  return Array.from({ length: RING_SIDES }, (_, side) => {
    const angle = (side / RING_SIDES) * Math.PI * 2;
    return { x: x + Math.sin(angle) * radius, z: z - Math.cos(angle) * radius };
  });
}

function ofGround(
  middle: Point,
  there: TileModel,
  ground: Extract<Spot, { kind: 'ground' }>['ground'],
): SpotShape {
  if (ground === 'inner') {
    const { west, east, north, south } = FOOTPRINT;
    const y = (there.id ? anchorsOf(there.id).deck : 0) + GROUND;
    return {
      outline: moved(rectangle(west, east, north, south - 0.45), middle),
      y,
      over: [middle.x, y + 1.1, middle.z - 0.3],
    };
  }
  const y = ground === 'fog' ? MEASURES.FOG_LIFT + GROUND : GROUND;
  const over =
    ground === 'fog' ? ([middle.x, 0.7, middle.z] as const) : ([middle.x, 0.9, middle.z + 1.1] as const);
  return { outline: cornersAround(middle, HEX), y, over };
}

/** A rounded box around figures that stand together. */
function aroundStands(middle: Point, stands: readonly Stand[], y: number): SpotShape | null {
  if (stands.length === 0) return null;
  const reach = (stands[0]?.scale ?? 1) * BASE_RADIUS + AROUND;
  const [xs, zs] = [stands.map(({ x }) => x), stands.map(({ z }) => z)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...zs), Math.max(...zs)];
  const outline = ring({ x: 0, z: 0 }, reach).map(({ x, z }) => ({
    x: x + (x > 0 ? east : west) + middle.x,
    z: z + (z > 0 ? south : north) + middle.z,
  }));
  const high = (stands[0]?.scale ?? 1) * OVER_HEADS;
  return { outline, y: y + GROUND, over: [middle.x + (west + east) / 2, y + high, middle.z + north] };
}

/** Half the size of a fence's mark, along its border and across. */
const FENCE = { along: 0.86, across: 0.15 } as const;

function ofBorder(spot: Extract<Spot, { kind: 'border' }>): SpotShape {
  const { x, z, yaw } = borderSpot(spot.edge);
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const outline = rectangle(-FENCE.along, FENCE.along, -FENCE.across, FENCE.across).map((point) => ({
    x: x + point.x * cos + point.z * sin,
    z: z - point.x * sin + point.z * cos,
  }));
  return { outline, y: GROUND * 1.5, over: [x, 0.6, z] };
}

function around({ x, z }: Point, width: number, depth: number): readonly Point[] {
  return rectangle(x - width / 2, x + width / 2, z - depth / 2, z + depth / 2);
}

/** Null when it is not there any more. */
export function shapeOf({ tiles }: SceneModel, spot: Spot): SpotShape | null {
  if (spot.kind === 'border') return ofBorder(spot);
  const there = tiles[spot.tile];
  if (!there) return null;
  const middle = hexSpot(spot.tile);
  const beside = (at: Point): Point => ({ x: middle.x + at.x, z: middle.z + at.z });
  switch (spot.kind) {
    case 'ground':
      return ofGround(middle, there, spot.ground);
    case 'group':
      return aroundStands(middle, groupStands(there, spot.zone, spot.seat), groundOf(there, spot.zone));
    case 'zombies':
      return there.zombies > 0 ? aroundStands(middle, zombieStands(there), groundOf(there, 'inner')) : null;
    case 'loot': {
      const at = beside(LOOT_SPOT);
      return there.loot > 0 ? { outline: around(at, 0.6, 0.72), y: GROUND, over: [at.x, 0.75, at.z] } : null;
    }
    case 'clock': {
      const at = beside(CLOCK_SPOT);
      return there.counting ? { outline: ring(at, 0.4), y: GROUND, over: [at.x, 1.1, at.z] } : null;
    }
    case 'number': {
      const [east, south] = CORNERS[spot.number];
      const at = beside({ x: east * NUMBER.x, z: south * NUMBER.z });
      return { outline: ring(at, NUMBER.half + AROUND), y: GROUND * 2, over: [at.x, 0.55, at.z] };
    }
    default:
      return spot satisfies never;
  }
}
