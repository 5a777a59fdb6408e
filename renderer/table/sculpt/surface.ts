import type { Solid } from './field';

/** Triangles of a field's surface: positions as x, y, z triples and counter-clockwise triples of indices. */
export interface Surface {
  readonly positions: readonly number[];
  readonly triangles: readonly number[];
}

interface Grid {
  readonly values: Float32Array;
  readonly size: readonly [number, number, number];
  readonly origin: readonly [number, number, number];
  readonly step: number;
}

function sample(solid: Solid, step: number): Grid {
  const origin = [solid.min[0] - step, solid.min[1] - step, solid.min[2] - step] as const;
  const cells = (axis: 0 | 1 | 2) => Math.ceil((solid.max[axis] - solid.min[axis]) / step) + 3;
  const size = [cells(0), cells(1), cells(2)] as const;
  const values = new Float32Array(size[0] * size[1] * size[2]);
  let index = 0;
  for (let k = 0; k < size[2]; k++)
    for (let j = 0; j < size[1]; j++)
      for (let i = 0; i < size[0]; i++, index++)
        values[index] = solid.distance(origin[0] + i * step, origin[1] + j * step, origin[2] + k * step);
  return { values, size, origin, step };
}

const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [n & 1, (n >> 1) & 1, (n >> 2) & 1] as const);
const EDGES = CORNERS.flatMap((corner, from) =>
  ([1, 2, 4] as const).filter((bit) => (from & bit) === 0).map((bit) => [from, from | bit, corner] as const),
);

/** The point of a cell through which the surface goes: the mean of its crossings with the cell's edges. */
function crossing(corners: readonly number[]): readonly [number, number, number] | null {
  let [x, y, z, count] = [0, 0, 0, 0];
  for (const [from, to, base] of EDGES) {
    const a = corners[from] ?? 0;
    const b = corners[to] ?? 0;
    if (a < 0 === b < 0) continue;
    const t = a / (a - b);
    const axis = to - from;
    x += base[0] + (axis === 1 ? t : 0);
    y += base[1] + (axis === 2 ? t : 0);
    z += base[2] + (axis === 4 ? t : 0);
    count++;
  }
  return count === 0 ? null : [x / count, y / count, z / count];
}

/** Puts one vertex into every cell that the surface crosses; returns the vertex number of each cell, or -1. */
function placeVertices(grid: Grid, positions: number[]): Int32Array {
  const { values, size, origin, step } = grid;
  const offsets = CORNERS.map(([i, j, k]) => i + size[0] * (j + size[1] * k));
  const vertexOf = new Int32Array(values.length).fill(-1);
  for (let k = 0; k < size[2] - 1; k++)
    for (let j = 0; j < size[1] - 1; j++)
      for (let i = 0; i < size[0] - 1; i++) {
        const cell = i + size[0] * (j + size[1] * k);
        const point = crossing(offsets.map((offset) => values[cell + offset] ?? 1));
        if (!point) continue;
        vertexOf[cell] = positions.length / 3;
        positions.push(
          origin[0] + (i + point[0]) * step,
          origin[1] + (j + point[1]) * step,
          origin[2] + (k + point[2]) * step,
        );
      }
  return vertexOf;
}

/** Joins the four cells around every grid edge that the surface crosses. */
function joinCells(grid: Grid, vertexOf: Int32Array): number[] {
  const { values, size } = grid;
  const strides = [1, size[0], size[0] * size[1]] as const;
  const triangles: number[] = [];
  for (let point = 0; point < values.length; point++)
    for (let axis = 0; axis < 3; axis++) {
      const inside = (values[point] ?? 1) < 0;
      const stride = strides[axis] ?? 1;
      if (point + stride >= values.length || (values[point + stride] ?? 1) < 0 === inside) continue;
      const u = strides[(axis + 1) % 3] ?? 1;
      const v = strides[(axis + 2) % 3] ?? 1;
      const quad = [point - u - v, point - v, point, point - u].map((cell) => vertexOf[cell] ?? -1);
      const [a = -1, b = -1, c = -1, d = -1] = quad;
      if (Math.min(a, b, c, d) < 0) continue;
      triangles.push(...(inside ? [a, b, c, a, c, d] : [a, c, b, a, d, c]));
    }
  return triangles;
}

/** Surface nets: a closed, even mesh of the solid with cells of `step`. */
export function surfaceOf(solid: Solid, step: number): Surface {
  const grid = sample(solid, step);
  const positions: number[] = [];
  const vertexOf = placeVertices(grid, positions);
  return { positions, triangles: joinCells(grid, vertexOf) };
}
