import { type Pen, sheet } from '../print/canvas';
import { drawLabel, LABEL_HEIGHT, type LabelLook, labelWidth } from './print';

/** Where a look is printed on the sheet, as shares of it, with its breadth to its height. */
export interface Cut {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
  readonly aspect: number;
}

export interface LabelSheet {
  readonly pen: Pen;
  readonly has: (look: LabelLook) => boolean;
  readonly cutOf: (look: LabelLook) => Cut;
}

interface Cell {
  readonly key: string;
  readonly look: LabelLook;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const WIDTH = 1024;
const NOTHING: Cut = { west: 0, east: 0, north: 0, south: 0, aspect: 1 };

const keyOf = (look: LabelLook) => JSON.stringify([look.text, look.colour, look.icon, look.plain]);

/** Side by side in rows, each once. */
function cellsOf(looks: readonly LabelLook[], ruler: Pen): readonly Cell[] {
  let [x, y] = [0, 0];
  return [...new Map(looks.map((look) => [keyOf(look), look]))].map(([key, look]) => {
    const width = labelWidth(ruler, look);
    if (x + width > WIDTH) [x, y] = [0, y + LABEL_HEIGHT];
    const cell = { key, look, x, y, width };
    x += width;
    return cell;
  });
}

function cutOf({ x, y, width }: Cell, height: number): Cut {
  const [west, east] = [x / WIDTH, (x + width) / WIDTH];
  const [north, south] = [1 - y / height, 1 - (y + LABEL_HEIGHT) / height];
  return { west, east, north, south, aspect: width / LABEL_HEIGHT };
}

function print(pen: Pen, { look, x, y, width }: Cell): void {
  pen.save();
  pen.translate(x, y);
  drawLabel(pen, look, width);
  pen.restore();
}

/** Prints all looks of labels on one sheet. */
export function printSheet(looks: readonly LabelLook[]): LabelSheet {
  const cells = cellsOf(looks, sheet(1, 1));
  const height = (cells.at(-1)?.y ?? 0) + LABEL_HEIGHT;
  const pen = sheet(WIDTH, height);
  for (const cell of cells) print(pen, cell);
  const cuts = new Map(cells.map((cell) => [cell.key, cutOf(cell, height)]));
  return {
    pen,
    has: (look) => cuts.has(keyOf(look)),
    cutOf: (look) => cuts.get(keyOf(look)) ?? NOTHING,
  };
}

/** The sheet of before if all that is wanted is on it: to print another takes longer than a frame. */
export function sheetWith(looks: readonly LabelLook[], before: LabelSheet | null): LabelSheet {
  return before && looks.every(before.has) ? before : printSheet(looks);
}
