/** The grid on which people build layouts: thirteen places wide and eleven deep, around `0,0`. */
import { type HexKey, hexOf, keyOf } from '../../kernel/hex';

/** Places to each side of the middle. */
const REACH = { column: 6, row: 5 } as const;

function span(reach: number): readonly number[] {
  return Array.from({ length: 2 * reach + 1 }, (_, n) => n - reach);
}

/** Rows of a hexagonal grid lean; columns don't: every other row lies half a place further east. */
function hexAt(column: number, row: number): HexKey {
  return keyOf({ q: column - Math.floor(row / 2), r: row });
}

/** All places row by row, from west to east. */
export const GRID: readonly (readonly HexKey[])[] = span(REACH.row).map((row) =>
  span(REACH.column).map((column) => hexAt(column, row)),
);

const ON_GRID: ReadonlySet<string> = new Set(GRID.flat());

export function isOnGrid(place: HexKey): boolean {
  return ON_GRID.has(place);
}

/** Where a place lies for people: rows and places of a row counted from 1; null beside the grid. */
export function spotOf(place: HexKey): { readonly row: number; readonly column: number } | null {
  if (!isOnGrid(place)) return null;
  const { q, r } = hexOf(place);
  return { row: r + REACH.row + 1, column: q + Math.floor(r / 2) + REACH.column + 1 };
}

const STEPS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

/** The place to which an arrow key leads; null for other keys, and at the edge. */
export function placeBeside(place: HexKey, key: string): HexKey | null {
  const spot = spotOf(place);
  if (!spot || !Object.hasOwn(STEPS, key)) return null;
  const [column, row] = STEPS[key as keyof typeof STEPS];
  return GRID[spot.row - 1 + row]?.[spot.column - 1 + column] ?? null;
}

function moved(place: HexKey, q: number, r: number): HexKey {
  const hex = hexOf(place);
  return keyOf({ q: hex.q + q, r: hex.r + r });
}

/** The way that puts some places around the middle of the grid, as steps in q and r. */
export function toMiddle(places: readonly HexKey[]): (place: HexKey) => HexKey {
  if (places.length === 0) return (place) => place;
  const rows = places.map((place) => hexOf(place).r);
  const down = -Math.round((Math.min(...rows) + Math.max(...rows)) / 2);
  const columns = places.map((place) => {
    const { q, r } = hexOf(moved(place, 0, down));
    return q + r / 2;
  });
  const across = -Math.round((Math.min(...columns) + Math.max(...columns)) / 2);
  return (place) => moved(place, across, down);
}
