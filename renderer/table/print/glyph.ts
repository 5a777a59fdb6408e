import { GLYPHS, type GlyphId } from '../glyphs';
import type { Pen } from './canvas';
import { icon } from './icon';

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
  icon(pen, GLYPHS[id], x, y, size, colour, outline);
}
