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

function lettered(pen: Pen, { plain }: LabelLook): void {
  pen.font = `700 44px ${FONTS.label}, sans-serif`;
  pen.letterSpacing = plain ? '2px' : '0px';
}

function roomForIcon({ icon }: LabelLook): number {
  return icon ? ICON_ROOM : 0;
}

/**
 * How wide a label is when it is printed, in pixels.
 * @param ruler any pen
 */
export function labelWidth(ruler: Pen, look: LabelLook): number {
  lettered(ruler, look);
  const { width } = ruler.measureText(look.text);
  return Math.max(LABEL_HEIGHT, Math.ceil(width) + PADDING * 2 + roomForIcon(look));
}

/** Prints a label where the pen has its origin. */
export function drawLabel(pen: Pen, look: LabelLook, width: number): void {
  const { text, colour, icon, plain } = look;
  plate(pen, look, width);
  if (icon) glyph(pen, icon, PADDING + 16, LABEL_HEIGHT / 2, 42, colour);
  lettered(pen, look);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = plain ? colour : '#fbf5e6';
  pen.fillText(text, (width + roomForIcon(look)) / 2, LABEL_HEIGHT / 2 + 3);
}

/** Prints a label on a sheet of its own. */
export function printLabel(look: LabelLook): Pen {
  const width = labelWidth(sheet(1, 1), look);
  const pen = sheet(width, LABEL_HEIGHT);
  drawLabel(pen, look, width);
  return pen;
}
