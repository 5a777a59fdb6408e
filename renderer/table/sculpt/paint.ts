import { BufferAttribute, BufferGeometry, Color } from 'three';
import type { Point, Solid } from './field';
import { surfaceOf } from './surface';

/** One material of a miniature, so that colour borders are geometry and stay crisp. */
export interface Part {
  readonly colour: string;
  readonly solid: Solid;
  /** Length of a cell of the mesh in figure units; finer for small parts. */
  readonly step?: number;
}

const DEFAULT_STEP = 0.034;
/** How far under another part's surface a triangle must lie to be dropped. */
const BURIED = -0.012;
/** Distances at which the painter looks for something that shades the spot. */
const SHADE_REACH = [0.03, 0.08, 0.16];

function gradient({ distance }: Solid, [x, y, z]: Point): Point {
  const e = 0.004;
  const dx = distance(x + e, y, z) - distance(x - e, y, z);
  const dy = distance(x, y + e, z) - distance(x, y - e, z);
  const dz = distance(x, y, z + e) - distance(x, y, z - e);
  const length = Math.hypot(dx, dy, dz) || 1;
  return [dx / length, dy / length, dz / length];
}

function nearest(parts: readonly Part[], x: number, y: number, z: number): number {
  let found = Math.max(y, 0);
  for (const part of parts) found = Math.min(found, part.solid.distance(x, y, z));
  return found;
}

/** Light that reaches a spot, 0..1: the less, the closer other clay stands in front of it. */
function openness(parts: readonly Part[], point: Point, normal: Point): number {
  let light = 1;
  for (const reach of SHADE_REACH) {
    const free = nearest(
      parts,
      point[0] + normal[0] * reach,
      point[1] + normal[1] * reach,
      point[2] + normal[2] * reach,
    );
    light -= (0.42 * Math.max(0, reach - free)) / reach;
  }
  return Math.max(0.16, light);
}

const WASH = new Color('#2c1d3a');
const WARM = new Color('#fff0d8');

/** As a miniature painter does it: violet wash in the cavities, warm dry-brushed light from above. */
function painted(base: Color, point: Point, normal: Point, parts: readonly Part[]): Color {
  const open = openness(parts, point, normal);
  const above = 0.5 + 0.5 * normal[1];
  const colour = base.clone().lerp(WASH, (1 - open) * 0.72);
  colour.multiplyScalar(0.62 + 0.5 * above);
  return colour.lerp(WARM, 0.16 * above * above * open);
}

function buried(part: Part, parts: readonly Part[], corners: readonly Point[]): boolean {
  return parts.some(
    (other) => other !== part && corners.every(([x, y, z]) => other.solid.distance(x, y, z) < BURIED),
  );
}

interface Mesh {
  readonly positions: number[];
  readonly normals: number[];
  readonly colours: number[];
}

function addPart(part: Part, parts: readonly Part[], coarseness: number, mesh: Mesh): void {
  const { positions, triangles } = surfaceOf(part.solid, (part.step ?? DEFAULT_STEP) * coarseness);
  const points: Point[] = [];
  for (let i = 0; i < positions.length; i += 3)
    points.push([positions[i] ?? 0, positions[i + 1] ?? 0, positions[i + 2] ?? 0]);
  const normals = points.map((point) => gradient(part.solid, point));
  const base = new Color(part.colour);
  const colours = points.map((point, i) => painted(base, point, normals[i] ?? [0, 1, 0], parts));
  for (let i = 0; i < triangles.length; i += 3) {
    const corners = [triangles[i] ?? 0, triangles[i + 1] ?? 0, triangles[i + 2] ?? 0];
    const at = corners.flatMap((corner) => points[corner] ?? []) as number[];
    if (
      buried(
        part,
        parts,
        corners.flatMap((corner) => (points[corner] ? [points[corner]] : [])),
      )
    )
      continue;
    mesh.positions.push(...at);
    for (const corner of corners) {
      mesh.normals.push(...(normals[corner] ?? [0, 1, 0]));
      mesh.colours.push(...(colours[corner]?.toArray() ?? [1, 1, 1]));
    }
  }
}

/**
 * Meshes and paints a miniature: one geometry with vertex colours and the clay's own smooth normals.
 * @param coarseness widens the cells of all parts, for figures of which a horde stands on the table
 */
export function sculpt(parts: readonly Part[], coarseness = 1): BufferGeometry {
  const mesh: Mesh = { positions: [], normals: [], colours: [] };
  for (const part of parts) addPart(part, parts, coarseness, mesh);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(mesh.positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(mesh.normals), 3));
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(mesh.colours), 3));
  return geometry;
}
