/** Plates with numbers as geometry: those that lie on the tiles, and those that float over them. */
import { BufferAttribute, BufferGeometry, Vector3 } from 'three';
import type { Plate } from './atlas';

/** A plate in its place. `right` and `up` reach from its middle to its edges. */
export interface LaidPlate {
  readonly plate: Plate;
  readonly at: Vector3;
  readonly right: Vector3;
  readonly up: Vector3;
}

const point = new Vector3();

/** Middle and corners of all plates, one after the other; `into` is written anew. */
export function writePlates(plates: readonly LaidPlate[], into: Float32Array): void {
  let index = 0;
  for (const { plate, at, right, up } of plates)
    for (const { x, y } of [{ x: 0, y: 0 }, ...plate.corners]) {
      point.copy(at).addScaledVector(right, x).addScaledVector(up, y).toArray(into, index);
      index += 3;
    }
}

/** A fan around the middle of each plate. */
function fans(plates: readonly LaidPlate[]): readonly number[] {
  let first = 0;
  return plates.flatMap(({ plate: { corners } }) => {
    const middle = first;
    first += corners.length + 1;
    return corners.flatMap((_, corner) => [
      middle,
      middle + 1 + ((corner + 1) % corners.length),
      middle + 1 + corner,
    ]);
  });
}

/** All plates as one geometry, which costs one draw call. */
export function platesGeometry(plates: readonly LaidPlate[]): BufferGeometry {
  const uv = plates.flatMap(({ plate }) => [plate.middle, ...plate.corners.map(({ at }) => at)].flat());
  const position = new Float32Array((uv.length / 2) * 3);
  writePlates(plates, position);
  const geometry = new BufferGeometry()
    .setAttribute('position', new BufferAttribute(position, 3))
    .setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2));
  geometry.setIndex([...fans(plates)]);
  return geometry;
}
