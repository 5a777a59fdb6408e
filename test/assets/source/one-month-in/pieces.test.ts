import { resolve } from 'node:path';
import { BufferAttribute, BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { coarseTriangles } from '../../../../renderer/table/models/coarse';
import { modelIO } from '../../../../tools/lib/assets/library.mjs';

const MODELS = resolve(import.meta.dirname, '../../../../assets/models/one-month-in');
/** Edge of the grid for shadows, as `renderer/table/models/miniature.ts` has it. */
const SHADOW_CELL = 0.055;
const TEAMS = ['blue', 'red', 'green', 'yellow'] as const;

type Corner = readonly [x: number, y: number, z: number];

const io = await modelIO();

/** The geometry of a model's materials, or of one of them. */
async function geometriesOf(path: string, material?: string): Promise<readonly BufferGeometry[]> {
  const document = await io.read(resolve(MODELS, `${path}.glb`));
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
    .filter((primitive) => !material || primitive.getMaterial()?.getName() === material);
  return primitives.map((primitive) => {
    const positions = Float32Array.from(primitive.getAttribute('POSITION')?.getArray() ?? []);
    const indices = Uint32Array.from(primitive.getIndices()?.getArray() ?? []);
    return new BufferGeometry()
      .setAttribute('position', new BufferAttribute(positions, 3))
      .setIndex(new BufferAttribute(indices, 1));
  });
}

/** Triangles of a model as it is seen, and of the coarser one that throws its shadow. */
async function priceOf(path: string): Promise<number> {
  const geometries = await geometriesOf(path);
  const corners = geometries.map((one) => (one.index?.count ?? 0) + coarseTriangles(one, SHADOW_CELL).length);
  return corners.reduce((sum, count) => sum + count, 0) / 3;
}

function cornersOf(geometry: BufferGeometry): readonly Corner[] {
  const position = geometry.getAttribute('position');
  return Array.from({ length: position.count }, (_, i) => [
    position.getX(i),
    position.getY(i),
    position.getZ(i),
  ]);
}

async function sum(prices: readonly Promise<number>[]): Promise<number> {
  return (await Promise.all(prices)).reduce((total, price) => total + price, 0);
}

describe('the pieces of One Month In', () => {
  it('are 80 survivors and 60 zombies on their plates for 210,000 triangles at most, shadows included', async () => {
    const survivors = await sum(
      TEAMS.flatMap((team) => [priceOf(`figures/survivor-${team}`), priceOf(`figures/foot-${team}`)]),
    );
    const zombies = await sum(
      [1, 2, 3].flatMap((n) => [priceOf(`figures/zombie-${n}`), priceOf('figures/foot-zombie')]),
    );
    expect(20 * survivors + 20 * zombies).toBeLessThanOrEqual(210_000);
  });

  it('are told apart by team without colour: no two plates have the same outline', async () => {
    const outlines = TEAMS.map(async (team) => {
      const corners = (await geometriesOf(`figures/foot-${team}`, 'rim')).flatMap(cornersOf);
      return (
        new Set(corners.map(([x, , z]) => Math.round(Math.hypot(x, z) * 100))).size * 100 + corners.length
      );
    });
    expect(new Set(await Promise.all(outlines)).size).toBe(TEAMS.length);
  });

  it('have a coat in the colour of their team', async () => {
    for (const team of TEAMS)
      expect(await geometriesOf(`figures/survivor-${team}`, 'rim'), team).toHaveLength(1);
  });
});

/** In which direction the faces 1 to 6 of a die look. */
const FACES: readonly Corner[] = [
  [0, 1, 0],
  [0, 0, 1],
  [1, 0, 0],
  [-1, 0, 0],
  [0, 0, -1],
  [0, -1, 0],
];
/** How far from the middle of a die its bright plates lie. */
const PLATE = 0.202;

/** The faces that carry a plate. */
async function hitsOf(die: string): Promise<readonly number[]> {
  const corners = (await geometriesOf(`tokens/${die}`, 'paint')).flatMap(cornersOf);
  const out = (corner: Corner, face: Corner) =>
    corner.reduce((dot, one, axis) => dot + one * (face[axis] ?? 0), 0);
  return FACES.flatMap((face, index) =>
    corners.filter((corner) => Math.abs(out(corner, face) - PLATE) < 0.0005).length >= 4 ? [index + 1] : [],
  );
}

describe('the dice of One Month In', () => {
  it.each<[string, readonly number[]]>([
    ['die', [4, 5, 6]],
    ['die-armed', [3, 4, 5, 6]],
    ['die-zombie', [5, 6]],
    ['die-suited', [6]],
    ['die-plain', []],
  ])('of the kind %s show what hits by a bright plate on %j', async (die, hits) => {
    expect(await hitsOf(die)).toEqual(hits);
  });
});
