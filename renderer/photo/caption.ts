/** A line of the log at the foot of a picture, on the page and in the file alike. */

/** Shares of the picture's shorter side, and of its width. */
export const CAPTION = { letters: 0.036, foot: 0.045, leading: 1.3, width: 0.88 } as const;

/** Words in as many lines as they need; a word that is too long by itself stays whole. */
export function linesOf(
  text: string,
  longest: number,
  lengthOf: (line: string) => number,
): readonly string[] {
  const [first = '', ...others] = text.split(/\s+/u).filter((word) => word !== '');
  const lines = [first];
  for (const word of others) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lengthOf(longer) <= longest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Writes it at the foot of what has been drawn, on a shade of its own. */
export function write(pen: CanvasRenderingContext2D, caption: string, font: string): void {
  const { width, height } = pen.canvas;
  const short = Math.min(width, height);
  const letters = Math.round(short * CAPTION.letters);
  pen.font = `600 ${letters}px ${font}`;
  pen.textAlign = 'center';
  const lines = linesOf(caption, width * CAPTION.width, (line) => pen.measureText(line).width);
  const foot = height - short * CAPTION.foot;
  const top = foot - (lines.length + 1) * letters * CAPTION.leading;
  const shade = pen.createLinearGradient(0, top, 0, height);
  shade.addColorStop(0, 'rgb(0 0 0 / 0)');
  shade.addColorStop(1, 'rgb(0 0 0 / 0.78)');
  pen.fillStyle = shade;
  pen.fillRect(0, top, width, height - top);
  pen.fillStyle = '#f4efe6';
  for (const [index, line] of lines.entries()) {
    pen.fillText(line, width / 2, foot - (lines.length - 1 - index) * letters * CAPTION.leading);
  }
}
