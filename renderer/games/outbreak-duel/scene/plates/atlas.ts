/** The sheet of all signs and figures that are laid over the table: numbers are put together of them. */
import type { Texture } from 'three';
import { type Pen, sheet } from '../../../../table/print/canvas';
import { printed } from '../../../../table/print/printed';
import * as sign from '../print/symbols';
import { INK, letters } from '../print/symbols';

const SIZE = 128;
const COLUMNS = 8;

interface Entry {
  /** Width in cells of the sheet; each is one high. */
  readonly wide: 1 | 2;
  /** Prints it around the middle of its cells. */
  readonly print: (pen: Pen, x: number, y: number) => void;
}

const one = (print: Entry['print']): Entry => ({ wide: 1, print });
const wide = (print: Entry['print']): Entry => ({ wide: 2, print });

/** A sign on a dark square, as tokens are. */
function token(print: (pen: Pen, at: sign.Sign) => void, edge: string): Entry {
  return one((pen, x, y) => {
    pen.beginPath();
    pen.roundRect(x - 54, y - 54, 108, 108, 20);
    pen.fillStyle = '#16131a';
    pen.fill();
    pen.lineWidth = 9;
    pen.strokeStyle = edge;
    pen.stroke();
    print(pen, { x, y, r: 38 });
  });
}

function panel(fill: string, edge: string, line = 8): Entry {
  return wide((pen, x, y) => {
    pen.beginPath();
    pen.roundRect(x - 122, y - 58, 244, 116, 22);
    pen.fillStyle = fill;
    pen.fill();
    pen.lineWidth = line;
    pen.strokeStyle = edge;
    pen.stroke();
  });
}

function priceTag(fill: string, drop: string): Entry {
  return wide((pen, x, y) => {
    pen.beginPath();
    pen.roundRect(x - 120, y - 56, 240, 112, 14);
    pen.fillStyle = fill;
    pen.fill();
    pen.lineWidth = 9;
    pen.strokeStyle = INK;
    pen.stroke();
    sign.hexagon(pen, { x: x - 56, y, r: 40 }, drop);
  });
}

/** White, so that they can take any colour. */
const figure = (text: string): Entry =>
  one((pen, x, y) => letters(pen, text, { x, y: y + 6, r: 56 }, '#ffffff'));

const FIGURES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '+', '/', '−'] as const;
export type Figure = (typeof FIGURES)[number];

const SIGNS = {
  burst: one((pen, x, y) => sign.burst(pen, { x, y, r: 54 })),
  'burst-red': one((pen, x, y) => sign.burst(pen, { x, y, r: 54 }, '#ff3b2a')),
  heart: one((pen, x, y) => sign.heart(pen, { x, y, r: 56 })),
  'heart-hurt': one((pen, x, y) => sign.heart(pen, { x, y, r: 56 }, '#f07f22')),
  diamond: one((pen, x, y) => sign.diamond(pen, { x, y, r: 46 })),
  guarded: one((pen, x, y) => sign.shield(pen, { x, y, r: 46 }, null)),
  relentless: token((pen, { x, y, r }) => {
    pen.strokeStyle = '#ffb03a';
    pen.lineWidth = r * 0.32;
    pen.lineJoin = 'miter';
    for (const shift of [-0.5, 0.28]) {
      pen.beginPath();
      pen.moveTo(x + (shift - 0.2) * r, y - r * 0.7);
      pen.lineTo(x + (shift + 0.42) * r, y);
      pen.lineTo(x + (shift - 0.2) * r, y + r * 0.7);
      pen.stroke();
    }
  }, '#ffb03a'),
  grabbed: token((pen, { x, y, r }) => {
    pen.strokeStyle = '#ff8d80';
    pen.lineWidth = r * 0.3;
    pen.lineCap = 'round';
    for (const finger of [-0.66, -0.22, 0.22, 0.66]) {
      pen.beginPath();
      pen.moveTo(x + finger * r, y + r * 0.2);
      pen.lineTo(x + finger * r, y - r * (0.86 - Math.abs(finger) * 0.3));
      pen.stroke();
    }
    pen.fillStyle = '#ff8d80';
    pen.fillRect(x - r * 0.82, y + r * 0.1, r * 1.64, r * 0.7);
  }, '#ff8d80'),
  panel: panel('#17151a', '#f1ece0'),
  'panel-red': panel('#8c1f16', '#ffd9c8'),
  price: priceTag('#f4c84a', '#7fc41f'),
  'price-dear': priceTag('#8d867a', '#5f6a4c'),
} as const satisfies Readonly<Record<string, Entry>>;

export type SignId = keyof typeof SIGNS;
export type PlateCell = SignId | Figure;

const ENTRIES = {
  ...SIGNS,
  ...Object.fromEntries(FIGURES.map((text) => [text, figure(text)])),
} as Readonly<Record<PlateCell, Entry>>;

/** Left, top, width and height as shares of the sheet. */
export type SheetBox = readonly [left: number, top: number, width: number, height: number];

interface Placed {
  readonly id: PlateCell;
  readonly column: number;
  readonly row: number;
}

/** Row by row from the upper left. */
function placed(): readonly Placed[] {
  let [column, row] = [0, 0];
  return (Object.keys(ENTRIES) as PlateCell[]).map((id) => {
    const { wide: cells } = ENTRIES[id];
    if (column + cells > COLUMNS) [column, row] = [0, row + 1];
    const place = { id, column, row };
    column += cells;
    return place;
  });
}

const PLACED = placed();
const ROWS = Math.max(...PLACED.map(({ row }) => row)) + 1;

const BOXES: ReadonlyMap<PlateCell, SheetBox> = new Map(
  PLACED.map(({ id, column, row }) => [
    id,
    [column / COLUMNS, row / ROWS, ENTRIES[id].wide / COLUMNS, 1 / ROWS],
  ]),
);

export function boxOf(id: PlateCell): SheetBox {
  return BOXES.get(id) ?? [0, 0, 0, 0];
}

/** Width of a sign to its height. */
export function aspectOf(id: PlateCell): number {
  return ENTRIES[id].wide;
}

export function isFigure(text: string): text is Figure {
  return FIGURES.some((figure) => figure === text);
}

/** Prints the sheet. */
export function printPlates(anisotropy: number): Texture {
  const pen = sheet(COLUMNS * SIZE, ROWS * SIZE);
  for (const { id, column, row } of PLACED) {
    const { wide: cells, print } = ENTRIES[id];
    pen.save();
    pen.beginPath();
    pen.rect(column * SIZE, row * SIZE, cells * SIZE, SIZE);
    pen.clip();
    print(pen, (column + cells / 2) * SIZE, (row + 0.5) * SIZE);
    pen.restore();
  }
  return printed(pen, anisotropy);
}
