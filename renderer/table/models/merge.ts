import {
  type BufferAttribute,
  BufferGeometry,
  Float32BufferAttribute,
  type InterleavedBufferAttribute,
  type Matrix4,
} from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { areasOf, keepAreas } from './areas';

/** A model's geometry and where it goes. */
export interface Standing {
  readonly geometry: BufferGeometry;
  readonly place: Matrix4;
}

/** Number of values of each vertex that models have. */
const ATTRIBUTES = { position: 3, normal: 3, color: 3, uv: 2 } as const;

function unpacked(
  packed: BufferAttribute | InterleavedBufferAttribute,
  size: number,
): Float32BufferAttribute {
  const values = new Float32Array(packed.count * size);
  for (let i = 0; i < packed.count; i++)
    for (let at = 0; at < size; at++) values[i * size + at] = packed.getComponent(i, at);
  return new Float32BufferAttribute(values, size);
}

function placed({ geometry, place }: Standing): BufferGeometry {
  const own = new BufferGeometry();
  for (const [name, size] of Object.entries(ATTRIBUTES)) {
    const packed = geometry.getAttribute(name);
    if (packed) own.setAttribute(name, unpacked(packed, size));
  }
  own.setIndex(geometry.index);
  return own.applyMatrix4(place);
}

/** The areas of all, one after the other; null where none has any. */
function mergedAreas(models: readonly Standing[]): Uint8Array | null {
  const areas = models.map(({ geometry }) => areasOf(geometry));
  if (areas.every((own) => own === null)) return null;
  return Uint8Array.from(
    models.flatMap(({ geometry }, at) => [
      ...(areas[at] ?? new Uint8Array(geometry.getAttribute('position').count)),
    ]),
  );
}

/** Many models as one geometry, which costs one draw call. All must have the same attributes. */
export function merged(models: readonly Standing[]): BufferGeometry {
  const pieces = models.map(placed);
  const whole = mergeGeometries(pieces);
  const areas = mergedAreas(models);
  if (areas) keepAreas(whole, areas);
  whole.computeBoundingSphere();
  return whole;
}
