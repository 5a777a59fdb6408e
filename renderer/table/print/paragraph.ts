import type { Area2D, Lettering, Pen } from './canvas';
import { write } from './canvas';

/** Height of a line as a share of the letters' size. */
const LEADING = 1.12;

/** Words in lines that are no longer than `room`; a word that is longer stands alone. */
export function linesOf(text: string, room: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The largest letters, not above `size`, in which a text fits into its area, and its lines in them. */
function fitted(pen: Pen, text: string, { width, height }: Area2D, { font, size, weight = 700 }: Lettering) {
  for (let letters = size; ; letters--) {
    pen.font = `${weight} ${letters}px ${font}, sans-serif`;
    const lines = linesOf(text, width, (words) => pen.measureText(words).width);
    if (lines.length * letters * LEADING <= height || letters <= 8) return { letters, lines };
  }
}

/** Writes a text in the middle of an area, in smaller letters where it would not fit. */
export function paragraph(pen: Pen, text: string, area: Area2D, style: Lettering) {
  const { letters, lines } = fitted(pen, text, area, style);
  const step = letters * LEADING;
  const top = area.y + (area.height - lines.length * step) / 2 + step / 2;
  lines.forEach((line, index) => {
    write(pen, line, area.x + area.width / 2, top + index * step, { ...style, size: letters });
  });
}
