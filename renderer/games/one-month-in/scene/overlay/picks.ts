/** Everything on the table that can be pointed at, and how large it is for the pointer. */
import {
  type BorderKey,
  borderOf,
  type HexKey,
  hexOf,
  keyOf,
  neighbours,
} from '../../../../../models/kernel/hex';
import { borderSpot, hexSpot, MEASURES, type Point } from '../../layout';
import { type Spot, TILE_NUMBERS } from '../../spot';
import type { SceneModel, TileModel } from '../scene-model';
import { anchorsOf } from '../tiles/anchors';
import { shapeOf } from './spot-shapes';

export interface PickArea {
  readonly spot: Spot;
  /** What a click there is about, if not the spot itself: numbers are only read. */
  readonly acts: Spot;
  readonly at: readonly [x: number, y: number, z: number];
  readonly size: readonly [width: number, height: number, depth: number];
  readonly yaw: number;
  readonly form: 'hex' | 'box';
}

const FIGURE_HEIGHT = 0.85;
const NUMBER_HEIGHT = 0.2;
const FENCE = { along: 1.5, across: 0.3, high: 0.34 } as const;

function boxAround(spot: Spot, outline: readonly Point[], y: number, high: number, acts = spot): PickArea {
  const [xs, zs] = [outline.map(({ x }) => x), outline.map(({ z }) => z)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...zs), Math.max(...zs)];
  return {
    spot,
    acts,
    at: [(west + east) / 2, y + high / 2, (north + south) / 2],
    size: [east - west, high, south - north],
    yaw: 0,
    form: 'box',
  };
}

function groundOf(tile: HexKey, { status }: TileModel): Spot {
  const ground = status === 'fog' ? 'fog' : status === 'held' ? 'whole' : 'outer';
  return { kind: 'ground', tile, ground };
}

function hexArea(tile: HexKey, spot: Spot): PickArea {
  const { x, z } = hexSpot(tile);
  return { spot, acts: spot, at: [x, 0, z], size: [1, 1, 1], yaw: 0, form: 'hex' };
}

/** The whole building; of a held tile it is its ground as well. */
function building(tile: HexKey, there: TileModel): readonly PickArea[] {
  if (!there.id) return [];
  const { x, z } = hexSpot(tile);
  const { west, east, north, south } = MEASURES.FOOTPRINT;
  const spot: Spot =
    there.status === 'wild' ? { kind: 'ground', tile, ground: 'inner' } : groundOf(tile, there);
  const high = Math.max(0.1, anchorsOf(there.id).deck + 0.3);
  const outline = [
    { x: x + west, z: z + north },
    { x: x + east, z: z + (there.status === 'wild' ? south : south - 0.4) },
  ];
  return [boxAround(spot, outline, 0, high)];
}

function pieces(scene: SceneModel, tile: HexKey, there: TileModel): readonly PickArea[] {
  const spots: readonly Spot[] = [
    ...there.groups.map(({ seat, zone }): Spot => ({ kind: 'group', tile, zone, seat })),
    ...(there.zombies > 0 ? [{ kind: 'zombies', tile } as const] : []),
    ...(there.loot > 0 ? [{ kind: 'loot', tile } as const] : []),
    ...(there.counting ? [{ kind: 'clock', tile } as const] : []),
  ];
  return spots.flatMap((spot) => {
    const shape = shapeOf(scene, spot);
    const high = spot.kind === 'loot' ? 0.3 : FIGURE_HEIGHT;
    return shape ? [boxAround(spot, shape.outline, shape.y, high)] : [];
  });
}

function numbers(scene: SceneModel, tile: HexKey, there: TileModel): readonly PickArea[] {
  if (!there.id) return [];
  return TILE_NUMBERS.flatMap((number) => {
    const spot: Spot = { kind: 'number', tile, number };
    const shape = shapeOf(scene, spot);
    return shape ? [boxAround(spot, shape.outline, 0.02, NUMBER_HEIGHT, groundOf(tile, there))] : [];
  });
}

/** All borders between two tiles of the city. */
function bordersIn({ tiles }: SceneModel): readonly BorderKey[] {
  const all = (Object.keys(tiles) as HexKey[]).flatMap((tile) =>
    neighbours(hexOf(tile))
      .filter((other) => Object.hasOwn(tiles, keyOf(other)))
      .map((other) => borderOf(hexOf(tile), other)),
  );
  return [...new Set(all)];
}

function border(edge: BorderKey): PickArea {
  const { x, z, yaw } = borderSpot(edge);
  const spot: Spot = { kind: 'border', edge };
  const { along, across, high } = FENCE;
  return { spot, acts: spot, at: [x, high / 2, z], size: [along, high, across], yaw, form: 'box' };
}

export function pickAreas(scene: SceneModel): readonly PickArea[] {
  const tiles = Object.entries(scene.tiles) as [HexKey, TileModel][];
  return [
    ...tiles.flatMap(([tile, there]) => [
      hexArea(tile, groundOf(tile, there)),
      ...building(tile, there),
      ...pieces(scene, tile, there),
      ...numbers(scene, tile, there),
    ]),
    ...bordersIn(scene).map(border),
  ];
}
