/** The table as a whole. */
import type { Place, Stage } from '../../../table/camera/view';
import { WIDTHS } from './measures';
import { PILE_PLACES, pileSpot } from './piles';
import { BOARD, boardOf } from './seating';
import { MAT, matArea, ROAD, streetLength } from './street';

/** What is seen over the far end of the street: the lamp, and roofs of the city behind it. */
const SKYLINE = { height: 4.4, z: -5 } as const;
/** Heads of those who stand in the line, and what is seen beyond its ends. */
const HEADS = { height: 2.6, z: ROAD.north } as const;
const MARGIN = 0.3;

/** Angle from which the whole table is seen: low enough to look the line in the eye, in radians. */
export const HOME_PITCH = 0.62;

function boardsOf(seats: number) {
  return Array.from({ length: seats }, (_, place) => boardOf(place, { seats, large: 0 }));
}

/** What lies on the table. */
export function wholeTable(seats: number): Stage {
  const boards = boardsOf(seats);
  const east = Math.max(matArea(seats).width / 2, ...boards.map(({ x, width }) => x + width + MARGIN));
  const south = Math.max(...boards.map(({ z, depth }) => z + depth));
  return { west: -east, east, north: MAT.north, south: south + MARGIN };
}

/** Its outline, with what stands on it: what the camera shows when it shows everything, whoever's board is the large one. */
export function outline(seats: number): readonly Place[] {
  const half = streetLength(seats) / 2;
  const boards = boardsOf(seats);
  const { south } = wholeTable(seats);
  const east = Math.max(BOARD.width / 2, ...boards.map(({ x, width }) => Math.max(-x, x + width)));
  const piles = PILE_PLACES.map((pile) => pileSpot(pile, seats));
  return [-1, 1].flatMap((side): Place[] => [
    [side * half * 0.6, SKYLINE.height, SKYLINE.z],
    [side * half, HEADS.height, HEADS.z],
    [side * east, 0, south],
    ...piles.map(({ x, z }): Place => [x + side * WIDTHS.pile, 0, z + WIDTHS.pile]),
  ]);
}
