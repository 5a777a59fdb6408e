import { recordOf } from '../../kernel/records';
import { GRID } from '../content/map';
import { ZONE_IDS, type ZoneId } from '../ids';

/** One square of the city; column 0 is west, row 0 is north. */
export interface Cell {
  readonly col: number;
  readonly row: number;
}

/** The east or south edge of a cell. Every edge between two cells is named in exactly one way. */
export interface CellEdge extends Cell {
  readonly side: 'east' | 'south';
}

/** A place on the board in cells, measured from the north-west corner: the centre of cell 0,0 is 0.5,0.5. */
export interface Point {
  readonly x: number;
  readonly z: number;
}

export const CELLS: readonly Cell[] = GRID.flatMap((line, row) =>
  line.split('').map((_, col) => ({ col, row })),
);

/** The Zone that a cell belongs to; null outside the city. */
export function zoneAt({ col, row }: Cell): ZoneId | null {
  return (GRID[row]?.[col] as ZoneId | undefined) ?? null;
}

const ZONE_CELLS = recordOf(ZONE_IDS, (zone) => CELLS.filter((cell) => zoneAt(cell) === zone));

/** The cells of a Zone, row by row. */
export function cellsOf(zone: ZoneId): readonly Cell[] {
  return ZONE_CELLS[zone];
}

/** Mean centre of some cells. */
export function centroid(cells: readonly Cell[]): Point {
  const sum = (pick: (cell: Cell) => number) => cells.reduce((total, cell) => total + pick(cell), 0);
  return { x: sum((cell) => cell.col) / cells.length + 0.5, z: sum((cell) => cell.row) / cells.length + 0.5 };
}

/** The cell on the other side of an edge; it may lie outside the city. */
export function acrossEdge({ col, row, side }: CellEdge): Cell {
  return side === 'east' ? { col: col + 1, row } : { col, row: row + 1 };
}
