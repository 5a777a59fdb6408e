import { BufferAttribute, BufferGeometry, ShapeUtils, Vector2, Vector3 } from 'three';
import type { SpotShape } from './spot-shapes';

/** The body of a spot: its outline, raised at right angles, to be met from both sides, in as few triangles as need be. */
export function pickGeometry({ outline, height }: SpotShape): BufferGeometry {
  const corners = outline.map((corner) => new Vector3(...corner));
  const [a = new Vector3(), b = a, c = a] = corners;
  const up = b.clone().sub(a).cross(c.clone().sub(b)).normalize();
  if (up.y < 0) up.negate();
  const raised = corners.map((corner) => corner.clone().addScaledVector(up, height));
  const flat = corners.map(({ x, z }) => new Vector2(x, z));
  const faces = ShapeUtils.triangulateShape(flat, []);
  const count = corners.length;
  const index: number[] = [];
  for (const [one = 0, two = 0, three = 0] of faces)
    index.push(count + one, count + two, count + three, count + three, count + two, count + one);
  corners.forEach((_, from) => {
    const to = (from + 1) % count;
    index.push(from, to, count + to, from, count + to, count + from);
    index.push(count + to, to, from, count + from, count + to, from);
  });
  const position = [...corners, ...raised].flatMap(({ x, y, z }) => [x, y, z]);
  const geometry = new BufferGeometry().setAttribute(
    'position',
    new BufferAttribute(new Float32Array(position), 3),
  );
  geometry.setIndex(index);
  geometry.computeBoundingSphere();
  return geometry;
}
