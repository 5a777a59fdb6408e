import { use } from 'react';
import { type BufferGeometry, Matrix4, type Texture } from 'three';
import ANCHORS from '../../../../../assets/models/one-month-in/tiles/anchors.json';
import { BASE_IDS } from '../../../../../models/one-month-in/content/tiles';
import { CITY_IDS, type TileId } from '../../../../../models/one-month-in/ids';
import { loadModels, type ModelParts } from '../../../../table/models/load';
import { merged } from '../../../../table/models/merge';
import { once } from '../../../../table/once';
import { loadPrint } from '../../../../table/print/load-print';
import { strip } from './strip';

/** Models of a tile that lie on one another, besides its base; those that would be empty are not there. */
export type TilePart = 'lid' | 'wild' | 'held';

/** `fog` is the back of every tile, `strip` the border in the colour of a team. */
export type TileModelId = TileId | `${TileId}-${TilePart}` | 'fog' | 'strip';

/** What is drawn in one batch: print, what is painted or takes the colour of a team, what shines. */
export const LAYERS = ['print', 'solid', 'glow'] as const;
export type Layer = (typeof LAYERS)[number];

/** One material of a model; `team` parts take the colour of the owner. */
export interface Shape {
  readonly layer: Layer;
  readonly geometry: BufferGeometry;
  readonly team: boolean;
}

export type TileShapes = ReadonlyMap<TileModelId, readonly Shape[]>;

export interface TileBox {
  readonly shapes: TileShapes;
  readonly print: Texture;
  readonly map: Texture;
}

const PARTS_OF = ANCHORS as Readonly<Partial<Record<TileId, { readonly parts: readonly string[] }>>>;

/** Whether a tile has such a model. */
export function hasPart(id: TileId, part: TilePart): boolean {
  return PARTS_OF[id]?.parts.includes(part) ?? false;
}

const PARTS = ['lid', 'wild', 'held'] as const satisfies readonly TilePart[];

function modelsOf(id: TileId): readonly TileModelId[] {
  const own = PARTS.filter((part) => hasPart(id, part)).map((part) => `${id}-${part}` as const);
  return [id, ...own];
}

/** Every model of every tile. */
const TILE_MODELS: readonly TileModelId[] = [...BASE_IDS, ...CITY_IDS].flatMap(modelsOf);

const urlOf = (id: TileModelId) =>
  new URL(`../../../../../assets/models/one-month-in/tiles/${id}.glb`, import.meta.url);

const SAME = new Matrix4();

/** Everything in a batch must have the same attributes; only print is mapped. */
function unpacked(geometry: BufferGeometry, layer: Layer): BufferGeometry {
  const own = merged([{ geometry, place: SAME }]);
  return layer === 'print' ? own : own.deleteAttribute('uv');
}

function shapesOf({ print, paint, rim, glow }: ModelParts): readonly Shape[] {
  const shape = (layer: Layer, geometry: BufferGeometry | undefined, team = false): readonly Shape[] =>
    geometry ? [{ layer, geometry: unpacked(geometry, layer), team }] : [];
  return [
    ...shape('print', print),
    ...shape('solid', paint),
    ...shape('solid', rim, true),
    ...shape('glow', glow),
  ];
}

const texture = (name: string) =>
  new URL(`../../../../../assets/textures/one-month-in/${name}.webp`, import.meta.url);

/** Fetches models and prints of all tiles. */
export const loadTiles = once(async (): Promise<TileBox> => {
  const [models, print, map] = await Promise.all([
    loadModels([...TILE_MODELS, 'fog'] as const, urlOf, shapesOf),
    loadPrint(texture('tiles')),
    loadPrint(texture('map')),
  ]);
  const shapes = new Map(Object.entries(models)) as Map<TileModelId, readonly Shape[]>;
  shapes.set('strip', [{ layer: 'solid', geometry: strip(), team: true }]);
  return { shapes, print, map };
});

/** All tiles; suspends until they are there. They stay in memory as long as the app runs. */
export function useTileBox(): TileBox {
  return use(loadTiles());
}
