/** The sheet of all standees: cells of one size in rows, so that one geometry serves for all and shifts what it shows. */
import { basename } from 'node:path';

/** Edge of the sheet in pixels. */
export const SHEET = 2048;
/** `CELL` of `assets/source/lib/cutout.py`. */
export const CELL = { width: 340, height: 408 } as const;
const COLUMNS = Math.floor(SHEET / CELL.width);
const ROWS = Math.floor(SHEET / CELL.height);
const QUALITY = 82;

export interface StandeeSheet {
  readonly size: number;
  readonly cell: typeof CELL;
  /** Upper left corner of each cell in pixels. */
  readonly corners: Readonly<Record<string, readonly [x: number, y: number]>>;
}

/**
 * @param files one picture of the size of a cell each, in the order of the sheet; their names are the ids
 * @throws RangeError if there are more than the sheet has cells
 */
export async function laySheet(files: readonly string[], to: string): Promise<StandeeSheet> {
  if (files.length > COLUMNS * ROWS)
    throw new RangeError(`${files.length} standees do not fit on one sheet.`);
  const { default: sharp } = await import('sharp');
  const places = files.map((input, index) => ({
    input,
    left: (index % COLUMNS) * CELL.width,
    top: Math.floor(index / COLUMNS) * CELL.height,
  }));
  const background = { r: 244, g: 238, b: 226, alpha: 0 };
  await sharp({ create: { width: SHEET, height: SHEET, channels: 4, background } })
    .composite(places)
    .webp({ quality: QUALITY, alphaQuality: 90, effort: 6, smartSubsample: true })
    .toFile(to);
  const corners = Object.fromEntries(
    places.map(({ input, left, top }) => [basename(input, '.webp'), [left, top] as const]),
  );
  return { size: SHEET, cell: CELL, corners };
}
