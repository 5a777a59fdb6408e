import type { BufferGeometry } from 'three';
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { join } from '../sculpt/shapes';
import type { Miniature } from './miniature';

/** A piece made of plain shapes, painted by their colours, as if it had been modelled. It stands at y = 0. */
export function sculpted(shapes: readonly BufferGeometry[]): Miniature {
  const body = mergeVertices(join(shapes.map((shape) => shape.deleteAttribute('uv'))));
  body.computeBoundingSphere();
  const all = { start: 0, count: body.index?.count ?? 0 };
  return { body, glow: null, seen: all, shadow: all };
}
