import type { BufferGeometry } from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { tint } from '../../../../table/sculpt/shapes';
import { type DieKind, faceTile } from './die-print';

/** Edge of a die in cells. */
export const DIE_SIZE = 0.84;

/** Face printed on each side of the box in the order +x, -x, +y, -y, +z, -z; opposite faces add up to 7. */
const SIDES = [3, 4, 1, 6, 2, 5] as const;

const made = new Map<DieKind, BufferGeometry>();

/** A rounded die with the faces of its kind; made once. */
export function dieGeometry(kind: DieKind): BufferGeometry {
  const known = made.get(kind);
  if (known) return known;
  const die = tint(new RoundedBoxGeometry(DIE_SIZE, DIE_SIZE, DIE_SIZE, 3, 0.13), '#ffffff', 0.2);
  const uv = die.getAttribute('uv');
  const aSide = uv.count / SIDES.length;
  for (let i = 0; i < uv.count; i++) {
    const { u0, v0, u1, v1 } = faceTile(kind, SIDES[Math.floor(i / aSide)] ?? 1);
    uv.setXY(i, u0 + uv.getX(i) * (u1 - u0), v0 + uv.getY(i) * (v1 - v0));
  }
  made.set(kind, die);
  return die;
}
