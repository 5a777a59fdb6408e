import { Euler, type Matrix4, Quaternion, Vector3 } from 'three';
import type { Pose } from '../../motion/tween';

const euler = new Euler();
const rotation = new Quaternion();
const position = new Vector3();
const size = new Vector3();

/** How far the edge of a base is from its middle: a piece that bows or leans back rocks on it, in heights of a person. */
const EDGE = 0.2;
/** Height at which the middle of a base lies when the miniature has fallen over. */
const LYING = 0.3;

/**
 * Where a miniature of a given size stands or lies.
 * @param into reused from frame to frame
 * @param wide its width along x, to what it should be
 */
export function standMatrix(
  { x, y, z, yaw, tip, grow, nod = 0 }: Pose,
  scale: number,
  into: Matrix4,
  wide = 1,
): Matrix4 {
  euler.set(nod, yaw, tip * -1.45, 'YZX');
  rotation.setFromEuler(euler);
  const grown = Math.max(0.0001, grow) * scale;
  position.set(x, y + (Math.abs(tip) * LYING + Math.abs(Math.sin(nod)) * EDGE) * scale, z);
  size.set(grown * wide, grown, grown);
  return into.compose(position, rotation, size);
}
