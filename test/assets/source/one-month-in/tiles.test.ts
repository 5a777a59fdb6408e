import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import ANCHORS from '../../../../assets/models/one-month-in/tiles/anchors.json';
import { FOOTPRINT } from '../../../../assets/source/one-month-in/tiles/print/ground';
import { BASE_IDS, TILES } from '../../../../models/one-month-in/content/tiles';
import { CITY_IDS, type TileId } from '../../../../models/one-month-in/ids';
import { modelIO } from '../../../../tools/lib/assets/library.mjs';
import { measure } from '../../../../tools/lib/assets/measure.mjs';

const FOLDER = resolve(import.meta.dirname, '../../../../assets/models/one-month-in/tiles');
const ALL: readonly TileId[] = [...BASE_IDS, ...CITY_IDS];
/** Cells; see `_tile.py`. */
const RADIUS = 2;
const THICKNESS = 0.22;
const HIGHEST = 1.5;
/** Numbers of the row behind begin so far behind a tile's middle; farther aside nothing of them is hidden. */
const BEHIND = { z: -1.95, x: 0.72 } as const;
/** The plates of a tile's own numbers lie outside of this. */
const STAGE = 1.13;
/** Survivors stand in front of this line. */
const FRONT = 0.8;
const BYTES_OF_ALL = 2.6 * 1024 * 1024;

type Point = readonly [x: number, y: number, z: number];

const io = await modelIO();
const anchorsOf = (id: TileId) => ANCHORS[id];
const partsOf = (id: TileId) => ['', ...anchorsOf(id).parts.map((part) => `-${part}`)];
const fileOf = (name: string) => resolve(FOLDER, `${name}.glb`);

async function corners(name: string): Promise<readonly Point[]> {
  const document = await io.read(fileOf(name));
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
  return primitives.flatMap((primitive) => {
    const position = primitive.getAttribute('POSITION');
    return Array.from({ length: position?.getCount() ?? 0 }, (_, index): Point => {
      const [x = 0, y = 0, z = 0] = position?.getElement(index, []) ?? [];
      return [x, y, z];
    });
  });
}

describe('the tiles of the city', () => {
  it('are the forty-five of the game and say where things stand on them', () => {
    expect(Object.keys(ANCHORS).toSorted()).toEqual(Object.keys(TILES).toSorted());
  });

  it('weigh no more than their share of the game', () => {
    const names = [...ALL.flatMap((id) => partsOf(id).map((part) => id + part)), 'fog'];
    const bytes = names.reduce((sum, name) => sum + statSync(fileOf(name)).size, 0);
    expect(bytes).toBeLessThan(BYTES_OF_ALL);
  });

  it('lie under fog of the same outline', async () => {
    const { low, high } = measure(await io.read(fileOf('fog')));
    expect([low[1], high[1], high[2]].map((value) => Math.round(value * 100) / 100)).toEqual([
      -THICKNESS,
      0,
      RADIUS,
    ]);
  });
});

describe.each(ALL)('%s', (id) => {
  let base: readonly Point[] = [];
  let built: readonly Point[] = [];
  beforeAll(async () => {
    base = await corners(id);
    built = anchorsOf(id).lid ? [...base, ...(await corners(`${id}-lid`))] : base;
  });

  it('has a dotted line while it is wild, boards once it is held, and a lid unless it lies open', () => {
    const { parts, lid } = anchorsOf(id);
    expect(parts).toEqual(expect.arrayContaining(['held', 'wild']));
    expect(parts.includes('lid')).toBe(lid);
  });

  it('shows its owner in the colour of the team, and light', async () => {
    const materials = measure(await io.read(fileOf(`${id}-held`))).primitives.map(({ material }) => material);
    expect(materials).toEqual(expect.arrayContaining(['rim', 'glow']));
    for (const part of partsOf(id).filter((one) => one !== '-held')) {
      const others = measure(await io.read(fileOf(id + part))).primitives.map(({ material }) => material);
      expect(others).toEqual(['print']);
    }
  });

  it('is a hexagon of thick board with its ground at the height of the table', () => {
    expect(Math.min(...base.map(([, y]) => y))).toBeCloseTo(-THICKNESS, 4);
    expect(Math.max(...base.map(([, , z]) => z))).toBeCloseTo(RADIUS, 4);
    expect(Math.max(...base.map(([x]) => x))).toBeCloseTo((RADIUS * Math.sqrt(3)) / 2, 4);
    expect(base.some(([x, y, z]) => x === 0 && y === 0 && z === 0)).toBe(true);
  });

  it('is never so high that it hides the numbers of the row behind', () => {
    const above = built.filter(
      ([x, y, z]) => y > HIGHEST + 0.001 || (Math.abs(x) < BEHIND.x && y > 0.1 + z - BEHIND.z),
    );
    expect(above).toEqual([]);
  });

  it('leaves its own numbers and the place of its survivors free', () => {
    const inTheWay = built.filter(
      ([x, y, z]) => y > 0.15 && (Math.abs(x) > STAGE || z > FRONT) && Math.abs(z) < 1.2,
    );
    expect(inTheWay).toEqual([]);
  });

  it('lets zombies stand inside, below the rim of its walls', () => {
    const { slots, deck } = anchorsOf(id);
    expect(slots).toHaveLength(7);
    const { x, z, width, depth } = FOOTPRINT;
    for (const [sx = 9, sz = 9] of slots) {
      expect(sx > x && sx < x + width && sz > z && sz < z + depth + 0.15).toBe(true);
    }
    expect(deck).toBeLessThan(HIGHEST - 0.3);
  });
});

describe('the prints of the tiles', () => {
  const sheet = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../../../assets/textures/one-month-in/tiles.json'), 'utf8'),
  );
  const digits = [...Array(10).keys()];

  it.each(['n.claim', 'n.value', 'n.rooms', 'n.infest', 'z', 'x'])(
    'have a plate of each number for %s, inside the sheet',
    (kind) => {
      for (const digit of digits) {
        const box = sheet.boxes[`${kind}.${digit}`];
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(sheet.size);
      }
    },
  );

  it('give each of the four numbers, and the count, an outline of its own that stays on its plate', () => {
    const outlines = ['claim', 'value', 'rooms', 'infest', 'count'].map((kind) => sheet.outlines[kind]);
    expect(new Set(outlines.map((outline) => JSON.stringify(outline))).size).toBe(5);
    for (const spot of outlines.flat(2)) expect(spot >= 0 && spot <= 1).toBe(true);
  });

  it('have a sheet of at most 2048 pixels', () => {
    expect(sheet.size).toBeLessThanOrEqual(2048);
  });
});
