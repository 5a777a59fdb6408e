import type { GlyphId } from '../glyphs';
import { FONTS, type Pen, sheet } from '../print/canvas';
import { glyph } from '../print/glyph';

export interface LabelLook {
  readonly text: string;
  readonly colour: string;
  readonly icon?: GlyphId;
  /** A name of a place: letters on a thin plate, without a frame. */
  readonly plain?: boolean;
}

/** Height of a printed label in pixels. */
export const LABEL_HEIGHT = 64;
const PADDING = 20;
const ICON_ROOM = 46;

function plate(pen: Pen, { colour, plain }: LabelLook, width: number): void {
  pen.beginPath();
  pen.roundRect(3, 3, width - 6, LABEL_HEIGHT - 6, 16);
  pen.fillStyle = plain ? 'rgba(14,13,18,0.62)' : 'rgba(16,14,20,0.86)';
  pen.fill();
  if (plain) return;
  pen.lineWidth = 5;
  pen.strokeStyle = colour;
  pen.stroke();
}

/** Prints a label on a sheet of its own. */
export function printLabel(look: LabelLook): Pen {
  const { text, colour, icon, plain } = look;
  const font = `700 44px ${FONTS.label}, sans-serif`;
  const spacing = plain ? '2px' : '0px';
  const ruler = sheet(1, 1);
  ruler.font = font;
  ruler.letterSpacing = spacing;
  const room = icon ? ICON_ROOM : 0;
  const width = Math.max(LABEL_HEIGHT, Math.ceil(ruler.measureText(text).width) + PADDING * 2 + room);
  const pen = sheet(width, LABEL_HEIGHT);
  plate(pen, look, width);
  if (icon) glyph(pen, icon, PADDING + 16, LABEL_HEIGHT / 2, 42, colour);
  pen.font = font;
  pen.letterSpacing = spacing;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = plain ? colour : '#fbf5e6';
  pen.fillText(text, (width + room) / 2, LABEL_HEIGHT / 2 + 3);
  return pen;
}
