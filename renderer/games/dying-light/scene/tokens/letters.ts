import { BufferAttribute, type BufferGeometry, PlaneGeometry } from 'three';
import { OBJECTIVE_LETTERS } from '../../../../../models/dying-light/ids';
import { FONTS, type Pen, sheet, write } from '../../../../table/print/canvas';
import type { PlacedToken } from './place-tokens';

const LETTERS: readonly string[] = OBJECTIVE_LETTERS.map((letter) => letter.toUpperCase());
const TILE = 96;
const INK = '#a3232b';
/** Size of a letter in cells, its height over the disc's foot, and how far it lies before the flag. */
const SIZE = 0.5;
const ABOVE = 0.092;
const BEFORE = 0.06;

/** Prints the letters of objectives in a row. */
export function printLetters(): Pen {
  const pen = sheet(TILE * LETTERS.length, TILE);
  LETTERS.forEach((letter, index) => {
    const style = { font: FONTS.stencil, size: TILE * 0.92, colour: INK };
    write(pen, letter, (index + 0.5) * TILE, TILE * 0.54, style);
  });
  return pen;
}

/** The letter of an objective on its disc; null for all other tokens. */
export function letterOn({ letter, spot }: PlacedToken): BufferGeometry | null {
  const index = LETTERS.indexOf(letter ?? '');
  if (index < 0) return null;
  const plane = new PlaneGeometry(SIZE, SIZE).rotateX(-Math.PI / 2);
  const uv = plane.getAttribute('uv');
  const places = Float32Array.from({ length: uv.count * 2 }, (_, at) =>
    at % 2 === 0 ? (index + uv.getX(at / 2)) / LETTERS.length : uv.getY((at - 1) / 2),
  );
  plane.setAttribute('uv', new BufferAttribute(places, 2));
  return plane.translate(spot.x, spot.y + ABOVE, spot.z + BEFORE);
}
