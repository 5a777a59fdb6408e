/** Which characters the fonts of the app can draw. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { unpackWoff } from '../../assets/source/print/faces';

const FONTS = resolve(import.meta.dirname, '../../node_modules/@fontsource');

/** A font of the app, by its package and weight. */
export function fontFile(family: string, weight: number): Buffer {
  return unpackWoff(readFileSync(`${FONTS}/${family}/files/${family}-latin-${weight}-normal.woff`));
}

/** Where a table of a TrueType font begins. */
function tableAt(font: Buffer, tag: string): number {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no table ${tag}.`);
}

/** Where the table of Unicode's first plane begins: platform 3, encoding 1. */
function unicodeAt(font: Buffer): number {
  const cmap = tableAt(font, 'cmap');
  for (let entry = cmap + 4; entry < cmap + 4 + 8 * font.readUInt16BE(cmap + 2); entry += 8) {
    if (font.readUInt32BE(entry) === 0x30001) return cmap + font.readUInt32BE(entry + 4);
  }
  throw new Error('The font has no table for Unicode.');
}

/** Whether a font can draw a character of Unicode's first plane ("cmap" of OpenType, format 4). */
export function canDraw(font: Buffer): (character: string) => boolean {
  const at = unicodeAt(font);
  const size = font.readUInt16BE(at + 6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map(
    (to) => at + to,
  ) as [number, number, number, number];
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    for (let segment = 0; segment < size; segment += 2) {
      if (code > font.readUInt16BE(ends + segment)) continue;
      const start = font.readUInt16BE(starts + segment);
      if (code < start) return false;
      const offset = font.readUInt16BE(offsets + segment);
      const delta = font.readUInt16BE(deltas + segment);
      if (offset === 0) return (code + delta) % 0x10000 !== 0;
      return font.readUInt16BE(offsets + segment + offset + 2 * (code - start)) !== 0;
    }
    return false;
  };
}
