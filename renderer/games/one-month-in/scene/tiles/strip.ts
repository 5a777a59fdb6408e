import { BufferAttribute, BufferGeometry } from 'three';
import { cornersAround } from '../../layout';

/** From the middle of the tile to the corners of its inner and outer edge; so high over the ground. */
const INNER = 1.77;
const OUTER = 1.98;
const HEIGHT = 0.035;
const WHITE = 0.96;

/** A coloured border that runs around a tile. */
export function strip(): BufferGeometry {
  const [inner, outer] = [INNER, OUTER].map((radius) => cornersAround({ x: 0, z: 0 }, radius));
  const points = [...(outer ?? []), ...(inner ?? [])];
  const corner = [0, 1, 2, 3, 4, 5];
  const faces = corner.flatMap((at) => {
    const next = (at + 1) % 6;
    return [at, at + 6, next, next, at + 6, next + 6];
  });
  const filled = (values: readonly number[]) =>
    new BufferAttribute(new Float32Array(points.flatMap(() => values)), 3);
  const geometry = new BufferGeometry()
    .setAttribute(
      'position',
      new BufferAttribute(new Float32Array(points.flatMap(({ x, z }) => [x, HEIGHT, z])), 3),
    )
    .setAttribute('normal', filled([0, 1, 0]))
    .setAttribute('color', filled([WHITE, WHITE, WHITE]));
  geometry.setIndex(faces);
  return geometry;
}
