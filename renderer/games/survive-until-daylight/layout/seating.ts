/** Where the character boards lie: that of whoever decides large before the street, the others smaller at its sides. */
import type { Rectangle } from '../../../table/places';
import { MAT } from './street';

/** So many seats, and the place of the one whose board is large. */
export interface Seating {
  readonly seats: number;
  readonly large: number;
}

/** A board on the table, and its size to that which it is printed in. */
export interface LaidBoard extends Rectangle {
  readonly scale: number;
}

export const BOARD = { width: 7.2, depth: 3.7 } as const;
/** Room before each board for what protects its seat. */
const FRONT = 1.05;
const LARGE = 1.3;
/** Of one who is alone. */
const ALONE = 1.45;
/** Of the others, by how many lie on one side of the large one. */
const SMALL = [0.42, 0.42, 0.42, 0.38] as const;
const BESIDE = 0.3;
const BOARDS_Z = MAT.south + 0.15;
/** All boards lie within so much of the table's depth. */
const DEPTH = LARGE * (FRONT + BOARD.depth);

/** Places of the others, clockwise after the large one: those in the west from near to far, those in the east back again. */
function sideOf(place: number, { seats, large }: Seating) {
  const after = (place - large - 1 + seats) % seats;
  const west = Math.ceil((seats - 1) / 2);
  const isWest = after < west;
  const rows = isWest ? west : seats - 1 - west;
  const row = isWest ? west - 1 - after : after - west;
  return { isWest, rows, row, most: west };
}

/** A character board. Seats sit clockwise around the table. */
export function boardOf(place: number, seating: Seating): LaidBoard {
  if (place === seating.large) {
    const scale = seating.seats === 1 ? ALONE : LARGE;
    const [width, depth] = [BOARD.width * scale, BOARD.depth * scale];
    return { x: -width / 2, z: BOARDS_Z + FRONT * scale, width, depth, scale };
  }
  const { isWest, rows, row, most } = sideOf(place, seating);
  const scale = SMALL[most] ?? SMALL[3];
  const [width, depth] = [BOARD.width * scale, BOARD.depth * scale];
  const x = (BOARD.width * LARGE) / 2 + BESIDE;
  const z = BOARDS_Z + ((row + 1) * DEPTH) / rows - depth;
  return { x: isWest ? -x - width : x, z: rows === 1 ? BOARDS_Z + DEPTH / 2 : z, width, depth, scale };
}
