import type { Pen } from './canvas';

/** Edge of the square in which outlines of icons are drawn (Game Icons). */
const BOX = 512;
const paths = new Map<string, Path2D>();

function pathOf(outline: string): Path2D {
  const path = paths.get(outline) ?? new Path2D(outline);
  paths.set(outline, path);
  return path;
}

/**
 * Prints an icon centred on a point.
 * @param outline its path, as in the `d` of an SVG
 * @param edge colour of a soft line around it; none if left out
 */
export function icon(
  pen: Pen,
  outline: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  edge?: string,
) {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / BOX, size / BOX);
  if (edge) {
    pen.strokeStyle = edge;
    pen.lineWidth = 44;
    pen.lineJoin = 'round';
    pen.stroke(pathOf(outline));
  }
  pen.fillStyle = colour;
  pen.fill(pathOf(outline));
  pen.restore();
}
