/** What is printed on the one sheet of the tiles, and how plates with numbers are cut out of it. */
import SHEET from '../../../../../assets/textures/one-month-in/tiles.json';
import type { TileNumber } from '../../spot';

/** `zombies` counts those inside, `crowd` a group that is drawn smaller than it is. */
export type PlateKind = TileNumber | 'zombies' | 'crowd';

/** A point of the sheet, from its upper left corner, as shares of it. */
export type SheetPoint = readonly [u: number, v: number];

export interface Plate {
  /** Width to height. */
  readonly aspect: number;
  readonly middle: SheetPoint;
  /** Its outline, from -1 to 1 across and up, with the point of the sheet for each corner. */
  readonly corners: readonly { readonly x: number; readonly y: number; readonly at: SheetPoint }[];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const BOXES: Readonly<Record<string, Box>> = SHEET.boxes;
const WHOLE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;
const OUTLINES: Readonly<Record<PlateKind, readonly (readonly number[])[]>> = {
  claim: SHEET.outlines.claim,
  value: SHEET.outlines.value,
  rooms: SHEET.outlines.rooms,
  infest: SHEET.outlines.infest,
  zombies: SHEET.outlines.count,
  crowd: WHOLE,
};

function boxName(kind: PlateKind, number: number): string {
  if (kind === 'zombies') return `z.${number}`;
  return kind === 'crowd' ? `x.${number}` : `n.${kind}.${number}`;
}

/** The plate of a number; null for numbers that are too large for one. */
export function plateOf(kind: PlateKind, number: number): Plate | null {
  const box = BOXES[boxName(kind, number)];
  if (!box) return null;
  const at = (x: number, y: number): SheetPoint => [
    (box.x + x * box.width) / SHEET.size,
    (box.y + y * box.height) / SHEET.size,
  ];
  const corners = OUTLINES[kind].map(([x = 0, y = 0]) => ({ x: x * 2 - 1, y: 1 - y * 2, at: at(x, y) }));
  return { aspect: box.width / box.height, middle: at(0.5, 0.5), corners };
}
