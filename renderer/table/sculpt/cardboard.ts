import { BoxGeometry, type BufferGeometry } from 'three';
import type { Rectangle } from '../places';
import { tint } from './shapes';

const KRAFT = '#c8a06a';

/**
 * A slab of bare cardboard, for boards whose face is printed. Its middle is the origin.
 * @param margin by how much it is wider and deeper than the print
 */
export function cardboard(
  { width, depth }: Pick<Rectangle, 'width' | 'depth'>,
  thickness: number,
  margin: number,
): BufferGeometry {
  return tint(new BoxGeometry(width + margin, thickness, depth + margin), KRAFT);
}
