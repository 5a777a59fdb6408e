import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOOKS } from '../../../../assets/source/dying-light/city/looks';
import { WALL_LENGTHS } from '../../../../models/dying-light/content/map';
import { BUILDING_IDS, type BuildingId } from '../../../../models/dying-light/ids';
import { cellsOf, levelOf } from '../../../../models/dying-light/map';
import { boundsOf, centreOf, floorOf } from '../../../../renderer/games/dying-light/layout/city';
import { scenerySpots } from '../../../../renderer/games/dying-light/layout/standing-places';
import { LAMPS, lampHead } from '../../../../renderer/games/dying-light/scene/city/lamps';
import { FURNITURE } from '../../../../renderer/games/dying-light/scene/city/street-furniture';
import { modelIO } from '../../../../tools/lib/assets/library.mjs';

const CITY = resolve(import.meta.dirname, '../../../../assets/models/dying-light/city');
/** Thickness of the walls around a roof, in cells. */
const PARAPET = 0.1;
/** What the body of a piece needs around its spot, in cells; parapets stand nearer to the widest bases than this. */
const CLEAR = 0.3;

interface Corner {
  readonly at: readonly [x: number, y: number, z: number];
  readonly up: number;
}

const io = await modelIO();

/** All corners of a model, or of one of its materials. */
async function cornersOf(name: string, material?: string): Promise<readonly Corner[]> {
  const document = await io.read(resolve(CITY, `${name}.glb`));
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
  const wanted = primitives.filter(
    (primitive) => !material || primitive.getMaterial()?.getName() === material,
  );
  return wanted.flatMap((primitive) => {
    const [position, normal] = ['POSITION', 'NORMAL'].map((semantic) => primitive.getAttribute(semantic));
    const count = position?.getCount() ?? 0;
    return Array.from({ length: count }, (_, index) => {
      const [x = 0, y = 0, z = 0] = position?.getElement(index, []) ?? [];
      const [, up = 0] = normal?.getElement(index, []) ?? [];
      return { at: [x, y, z] as const, up };
    });
  });
}

const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
const modelOf = (id: BuildingId) => `building-${id.toLowerCase()}`;

/** Cell centres of the roof where pieces stand, from the building's middle. */
function standingSpots(id: BuildingId) {
  const middle = centreOf([id]);
  const taken = scenerySpots(id);
  return cellsOf(id)
    .map(({ col, row }) => ({ x: col + 0.5, z: row + 0.5 }))
    .filter(({ x, z }) => !taken.some((spot) => spot.x === x && spot.z === z))
    .map(({ x, z }) => ({ x: x - middle.x, z: z - middle.z }));
}

describe('the buildings as printed', () => {
  it('have the footprints and storeys of the map', () => {
    const printed = BUILDING_IDS.map((id) => [id, LOOKS[id].width, LOOKS[id].depth, LOOKS[id].level]);
    const onMap = BUILDING_IDS.map((id) => [id, boundsOf(id).width, boundsOf(id).depth, levelOf(id)]);
    expect(printed).toEqual(onMap);
  });

  it('have a front of one part a cell with a door in it', () => {
    for (const id of BUILDING_IDS) {
      expect(LOOKS[id].front).toHaveLength(LOOKS[id].width);
      expect(LOOKS[id].front).toContain('door');
    }
  });
});

describe.each(BUILDING_IDS)('the model of building %s', (id) => {
  it('has its roof where Runners stand', async () => {
    const { width, depth } = boundsOf(id);
    const roof = (await cornersOf(modelOf(id))).filter(
      ({ at: [x, y, z], up }) =>
        Math.abs(y - floorOf(id)) < 0.001 && up > 0.99 && Math.abs(x) < width / 2 && Math.abs(z) < depth / 2,
    );
    expect(span(roof.map(({ at }) => at[0]))).toBeCloseTo(width - 2 * PARAPET, 2);
    expect(span(roof.map(({ at }) => at[2]))).toBeCloseTo(depth - 2 * PARAPET, 2);
  });

  it('leaves every spot free on which a piece may stand', async () => {
    const high = (await cornersOf(modelOf(id))).filter(({ at }) => at[1] > floorOf(id) + 0.02);
    const inTheWay = standingSpots(id).filter(({ x, z }) =>
      high.some(({ at }) => Math.hypot(at[0] - x, at[2] - z) < CLEAR),
    );
    expect(inTheWay).toEqual([]);
  });
});

describe('the furniture of the streets', () => {
  it.each(FURNITURE)('has a model of a %s that stands on its foot', async (kind) => {
    const heights = (await cornersOf(kind)).map(({ at }) => at[1]);
    expect(Math.min(...heights)).toBeGreaterThan(-0.08);
    expect(Math.min(...heights)).toBeLessThan(0.1);
  });

  it.each(['short', 'medium', 'long'] as const)('has a %s wall as long as the rules say', async (size) => {
    const along = (await cornersOf(`wall-${size}`)).map(({ at }) => at[0]);
    expect(span(along)).toBeGreaterThan(WALL_LENGTHS[size] - 0.1);
    expect(span(along)).toBeLessThanOrEqual(WALL_LENGTHS[size] + 0.01);
  });

  it('has lamps whose glass is where their light comes from', async () => {
    const glass = await cornersOf('lamp', 'glow');
    const middle = (axis: 0 | 1 | 2) => glass.reduce((sum, { at }) => sum + at[axis], 0) / glass.length;
    for (const lamp of LAMPS) {
      const head = lampHead(lamp);
      const reach = Math.hypot(head.x - lamp.foot.x, head.z - lamp.foot.z);
      expect(middle(2)).toBeCloseTo(reach, 2);
      expect(Math.abs(middle(1) - head.y)).toBeLessThan(0.06);
    }
  });
});
