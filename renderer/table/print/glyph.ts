import { GLYPHS, type GlyphId } from '../glyphs';
import type { Pen } from './canvas';

const BOX = 512;
const paths = new Map<GlyphId, Path2D>();

function pathOf(id: GlyphId): Path2D {
  const path = paths.get(id) ?? new Path2D(GLYPHS[id]);
  paths.set(id, path);
  return path;
}

/** Prints a glyph centred on a point, with a soft outline if wanted. */
export function glyph(
  pen: Pen,
  id: GlyphId,
  x: number,
  y: number,
  size: number,
  colour: string,
  outline?: string,
) {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / BOX, size / BOX);
  if (outline) {
    pen.strokeStyle = outline;
    pen.lineWidth = 44;
    pen.lineJoin = 'round';
    pen.stroke(pathOf(id));
  }
  pen.fillStyle = colour;
  pen.fill(pathOf(id));
  pen.restore();
}
