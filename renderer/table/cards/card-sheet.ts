import { type Area2D, type Pen, sheet } from '../print/canvas';

/** Cards printed side by side on one sheet, numbered row by row from the upper left. */
export interface CardSheet {
  readonly pen: Pen;
  readonly columns: number;
  readonly rows: number;
}

/** Prints one face into an area of `CARD_PRINT`'s size. */
export type PrintFace = (pen: Pen, area: Area2D) => void;

/** Pixels of one card at full scale. */
const CARD_PRINT = { width: 250, height: 350 } as const;

/**
 * Prints the faces of all cards of a game.
 * @param scale below 1 for machines with little memory
 */
export function printCards(prints: readonly PrintFace[], scale: number): CardSheet {
  const columns = Math.ceil(Math.sqrt((prints.length * CARD_PRINT.height) / CARD_PRINT.width));
  const rows = Math.ceil(prints.length / columns);
  const pen = sheet(columns * CARD_PRINT.width * scale, rows * CARD_PRINT.height * scale);
  pen.scale(scale, scale);
  prints.forEach((print, index) => {
    const area = {
      x: (index % columns) * CARD_PRINT.width,
      y: Math.floor(index / columns) * CARD_PRINT.height,
      ...CARD_PRINT,
    };
    pen.save();
    pen.beginPath();
    pen.rect(area.x, area.y, area.width, area.height);
    pen.clip();
    print(pen, area);
    pen.restore();
  });
  return { pen, columns, rows };
}
