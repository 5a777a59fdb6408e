import { Euler, Quaternion } from 'three';

/**
 * Turns that bring each face up, readable from the south, on a die whose 1 looks up, 2 to the south and 3 to the east; opposite
 * faces add up to 7.
 */
const UP: Readonly<Record<number, readonly [number, number, number]>> = {
  1: [0, 0, 0],
  2: [-Math.PI / 2, 0, 0],
  3: [0, -Math.PI / 2, Math.PI / 2],
  4: [0, Math.PI / 2, -Math.PI / 2],
  5: [Math.PI / 2, Math.PI, 0],
  6: [Math.PI, 0, 0],
};

/** Rotation with which a face lies on top. */
export function faceUp(face: number): Quaternion {
  const [x, y, z] = UP[face] ?? [0, 0, 0];
  return new Quaternion().setFromEuler(new Euler(x, y, z, 'YXZ'));
}
