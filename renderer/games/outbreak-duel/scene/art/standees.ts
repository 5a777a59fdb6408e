/** The sheet of the dead as printed cardboard, cut out: one cell a zombie, all of one size, so that one geometry serves for all. */
import SHEET from '../../../../../assets/textures/outbreak-duel/standees.json';
import type { ZombieId } from '../../../../../models/outbreak-duel/ids';

export const STANDEES_URL = new URL(
  '../../../../../assets/textures/outbreak-duel/standees.webp',
  import.meta.url,
);

/** Width of a cell to its height. The cardboard's foot is at the foot of the cell. */
export const STANDEE_ASPECT = SHEET.cell.width / SHEET.cell.height;

/** A cell as shares of the sheet, from its upper left corner. */
export interface SheetCell {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const CORNERS: Readonly<Record<ZombieId, readonly number[]>> = SHEET.corners;

export function standeeCell(id: ZombieId): SheetCell {
  const [left = 0, top = 0] = CORNERS[id];
  const { size, cell } = SHEET;
  return { left: left / size, top: top / size, width: cell.width / size, height: cell.height / size };
}
