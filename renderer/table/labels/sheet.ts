import { type Pen, sheet } from '../print/canvas';
import { LABEL_HEIGHT, type LabelLook, printLabel } from './print';

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
  readonly cutOf: (look: LabelLook) => Cut;
}

const WIDTH = 1024;

const keyOf = (look: LabelLook) => JSON.stringify([look.text, look.colour, look.icon, look.plain]);

/** Prints all looks of labels side by side, each once. */
export function printSheet(looks: readonly LabelLook[]): LabelSheet {
  const prints = new Map(looks.map((look) => [keyOf(look), look]));
  const cells: { key: string; print: Pen; x: number; y: number }[] = [];
  let [x, y] = [0, 0];
  for (const [key, look] of prints) {
    const print = printLabel(look);
    const { width } = print.canvas;
    if (x + width > WIDTH) [x, y] = [0, y + LABEL_HEIGHT];
    cells.push({ key, print, x, y });
    x += width;
  }
  const height = y + LABEL_HEIGHT;
  const pen = sheet(WIDTH, height);
  const cuts = new Map<string, Cut>();
  for (const cell of cells) {
    const { width } = cell.print.canvas;
    pen.drawImage(cell.print.canvas, cell.x, cell.y);
    const [west, east] = [cell.x / WIDTH, (cell.x + width) / WIDTH];
    const [north, south] = [1 - cell.y / height, 1 - (cell.y + LABEL_HEIGHT) / height];
    cuts.set(cell.key, { west, east, north, south, aspect: width / LABEL_HEIGHT });
  }
  const nothing: Cut = { west: 0, east: 0, north: 0, south: 0, aspect: 1 };
  return { pen, cutOf: (look) => cuts.get(keyOf(look)) ?? nothing };
}
