/** Words on lines of a given length. Pure. */

/** How long words are as they will be written, in pixels. */
export type Measure = (text: string) => number;

const MORE = '…';

/** The characters of a text as people count them: what belongs together is not torn apart. */
function characters(text: string): readonly string[] {
  return [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
}

/** As much of a text as fits on one line. */
export function fitted(text: string, longest: number, measure: Measure): string {
  if (measure(text) <= longest) return text;
  const all = characters(text);
  let [fits, tooMany] = [0, all.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (measure(all.slice(0, middle).join('') + MORE) <= longest) fits = middle;
    else tooMany = middle;
  }
  return all.slice(0, fits).join('').trimEnd() + MORE;
}

/** A text on at most so many lines; the last one says that there would be more. */
export function linesOf(text: string, longest: number, most: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  const words = text.split(/\s+/u).filter((word) => word !== '');
  for (const [at, word] of words.entries()) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else if (lines.length === most) {
      lines[most - 1] = fitted([last, ...words.slice(at)].join(' '), longest, measure);
      break;
    } else lines.push(fitted(word, longest, measure));
  }
  return lines;
}
