/** What all faces of cards are printed with: linen paper, icons, bands and lines of text. */
import { type Area2D, FONTS, fill, type Pen, write } from '../../../../table/print/canvas';
import icons from './card-icons.json';

export type CardIcon = keyof typeof icons;

const BOX = 512;
const outlines = new Map<CardIcon, Path2D>();

function outlineOf(icon: CardIcon): Path2D {
  const outline = outlines.get(icon) ?? new Path2D(icons[icon]);
  outlines.set(icon, outline);
  return outline;
}

/** Prints an icon centred on a point. */
export function cardIcon(pen: Pen, icon: CardIcon, x: number, y: number, size: number, colour: string) {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / BOX, size / BOX);
  pen.fillStyle = colour;
  pen.fill(outlineOf(icon));
  pen.restore();
}

/** The weave of linen paper: threads that catch the light one way and the other. */
function linen(pen: Pen, { x, y, width, height }: Area2D) {
  pen.lineWidth = 1;
  for (let at = 0; at < height; at += 4) {
    pen.strokeStyle = at % 8 === 0 ? 'rgba(255,255,255,0.07)' : 'rgba(0,0,0,0.05)';
    pen.strokeRect(x - 1, y + at, width + 2, 0.01);
  }
  for (let at = 0; at < width; at += 4) {
    pen.strokeStyle = at % 8 === 0 ? 'rgba(255,255,255,0.06)' : 'rgba(0,0,0,0.05)';
    pen.strokeRect(x + at, y - 1, 0.01, height + 2);
  }
}

const BORDER = 9;
const RIM = '#efe7d6';

/** Paper with its pale border, darker towards the corners. */
export function paper(pen: Pen, area: Area2D, colour: string) {
  const { x, y, width, height } = area;
  fill(pen, RIM, area);
  pen.beginPath();
  pen.roundRect(x + BORDER, y + BORDER, width - 2 * BORDER, height - 2 * BORDER, 12);
  pen.fillStyle = colour;
  pen.fill();
  const shade = pen.createRadialGradient(
    x + width / 2,
    y + height * 0.45,
    width * 0.3,
    x + width / 2,
    y + height / 2,
    height * 0.72,
  );
  shade.addColorStop(0, 'rgba(0,0,0,0)');
  shade.addColorStop(1, 'rgba(0,0,0,0.3)');
  pen.fillStyle = shade;
  pen.fill();
  linen(pen, area);
}

/** Splits a text into lines that fit, in the font that is set. */
function linesOf(pen: Pen, text: string, room: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.pop();
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && pen.measureText(longer).width > room) lines.push(last, word);
    else lines.push(longer);
  }
  return lines;
}

export interface Paragraph {
  readonly x: number;
  /** Top edge. */
  readonly y: number;
  readonly room: number;
  /** Highest it may get: longer text is written smaller. */
  readonly height: number;
  readonly size: number;
  readonly colour: string;
}

const LEADING = 1.08;
/** Pixels; smaller cannot be read. */
const SMALLEST = 10;

/** Writes a few centred lines, smaller if they don't fit. */
export function paragraph(pen: Pen, text: string, { x, y, room, height, size, colour }: Paragraph) {
  let fitting = size;
  let lines: readonly string[] = [];
  for (; fitting >= SMALLEST; fitting--) {
    pen.font = `700 ${fitting}px ${FONTS.label}, sans-serif`;
    lines = linesOf(pen, text, room);
    if (lines.length * fitting * LEADING <= height) break;
  }
  const top = y + (height - lines.length * fitting * LEADING) / 2;
  lines.forEach((line, index) => {
    write(pen, line, x, top + (index + 0.5) * fitting * LEADING, {
      font: FONTS.label,
      size: fitting,
      colour,
      room,
    });
  });
}
