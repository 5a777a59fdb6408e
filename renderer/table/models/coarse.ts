import { BufferAttribute, type BufferGeometry } from 'three';

/** A stretch of a geometry's index. */
export interface IndexRange {
  readonly start: number;
  readonly count: number;
}

/** Triangles of a geometry with vertices that lie in one cell of a grid put together; those that vanish are left out. */
export function coarseTriangles(geometry: BufferGeometry, cell: number): readonly number[] {
  const { index } = geometry;
  if (!index) throw new Error('Only indexed geometries can be made coarser.');
  const position = geometry.getAttribute('position');
  const firstIn = new Map<string, number>();
  const standIns = Array.from({ length: position.count }, (_, vertex) => {
    const at = [position.getX(vertex), position.getY(vertex), position.getZ(vertex)];
    const key = at.map((value) => Math.round(value / cell)).join();
    const first = firstIn.get(key) ?? vertex;
    firstIn.set(key, first);
    return first;
  });
  const triangles: number[] = [];
  for (let corner = 0; corner < index.count; corner += 3) {
    const [a = 0, b = 0, c = 0] = [0, 1, 2].map((step) => standIns[index.getX(corner + step)]);
    if (a !== b && b !== c && a !== c) triangles.push(a, b, c);
  }
  return triangles;
}

/** Appends triangles to a geometry's own index; it is drawn as before unless told otherwise. */
export function appended(geometry: BufferGeometry, triangles: readonly number[]): IndexRange {
  const own = [...(geometry.index?.array ?? [])];
  const { start, count } = geometry.drawRange;
  geometry.setIndex(new BufferAttribute(new Uint32Array([...own, ...triangles]), 1));
  geometry.setDrawRange(start, Math.min(count, own.length));
  return { start: own.length, count: triangles.length };
}

/**
 * Appends a coarser version of a model to its own index, sharing all vertices: enough for a shadow at a third of the
 * price. Draws the fine one unless told otherwise.
 * @param cell edge of the grid in units of the model
 */
export function withCoarse(geometry: BufferGeometry, cell: number): { fine: IndexRange; coarse: IndexRange } {
  const triangles = coarseTriangles(geometry, cell);
  const coarse = appended(geometry, triangles);
  return { fine: { start: 0, count: coarse.start }, coarse };
}
