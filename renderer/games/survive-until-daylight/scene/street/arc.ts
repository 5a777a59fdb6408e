/** The far end of the street: surfaces on arcs around those who play, so that nobody sees where the sky ends. */
import { BufferAttribute, type BufferGeometry, CylinderGeometry, RingGeometry } from 'three';
import { MAT } from '../../layout';

/** Of the arc, in cells, and how far it goes around, in radians. */
const RADIUS = 72;
const ANGLE = 0.9;
/** How far behind the street its middle is. */
const BEHIND = 3.4;
const SEGMENTS = 40;

/** South of the street: where the middle of all arcs is. */
const ARC_MIDDLE = MAT.north - BEHIND + RADIUS;
/** Length of an arc, in cells. */
export const ARC_LENGTH = RADIUS * ANGLE;

/** How far north something in the sky is at a place from west to east. @param before the sky */
export function arcZ(x: number, before: number): number {
  return ARC_MIDDLE - Math.sqrt((RADIUS - before) ** 2 - x ** 2);
}

/** A wall that is seen from inside. @param before the sky, in cells @param rows of vertices from top to bottom, less one */
export function arcWall(height: number, before: number, rows = 1): BufferGeometry {
  const radius = RADIUS - before;
  const start = Math.PI - ANGLE / 2;
  const wall = new CylinderGeometry(radius, radius, height, SEGMENTS, rows, true, start, ANGLE)
    .scale(-1, 1, 1)
    .translate(0, height / 2, ARC_MIDDLE);
  const normals = wall.getAttribute('normal');
  for (let i = 0; i < normals.count; i++) normals.setXYZ(i, -normals.getX(i), 0, -normals.getZ(i));
  return wall;
}

/** The ground before the wall. @param depth in cells */
export function arcFloor(depth: number): BufferGeometry {
  const start = (Math.PI - ANGLE) / 2;
  return new RingGeometry(RADIUS - depth, RADIUS, SEGMENTS, 1, start, ANGLE)
    .rotateX(-Math.PI / 2)
    .translate(0, 0, ARC_MIDDLE);
}

/** Gives every row of vertices a colour of its own: `[red, green, blue, opacity]`. @param perRow vertices in a row */
export function fillRows(geometry: BufferGeometry, rows: readonly (readonly number[])[]): void {
  const perRow = SEGMENTS + 1;
  const values = new Float32Array(rows.flatMap((row) => Array.from({ length: perRow }, () => row).flat()));
  geometry.setAttribute('color', new BufferAttribute(values, rows[0]?.length ?? 4));
}
