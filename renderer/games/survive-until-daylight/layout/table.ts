/** The table as a whole. */
import type { Place, Stage } from '../../../table/camera/view';
import { boardOf } from './boards';
import { forSeats } from './measures';
import { MAT, matArea } from './street';

/** Upper edge of the painted sky, which leans back behind the mat. */
const SKY = { height: 2.95, behind: 2.1 } as const;
/** Wood that is seen beyond the boards. */
const MARGIN = 0.3;

/** What lies on the table. */
export function wholeTable(seats: number): Stage {
  const boards = Array.from({ length: seats }, (_, place) => boardOf(place, seats));
  const east = Math.max(matArea(seats).width / 2, ...boards.map(({ x, width }) => x + width + MARGIN));
  const south = Math.max(...boards.map(({ z, depth }) => z + depth));
  return { west: -east, east, north: MAT.north, south: south + MARGIN };
}

/** Angles at which a table for so many seats fills what the panels leave free, in radians. */
const HOME_PITCHES = [0.6, 0.88, 0.66, 0.66, 0.92, 0.95] as const;

export function homePitch(seats: number): number {
  return forSeats(HOME_PITCHES, seats);
}

/** Its outline, with what stands on it: what the camera shows when it shows everything. */
export function outline(seats: number): readonly Place[] {
  const mat = matArea(seats).width / 2;
  const { south } = wholeTable(seats);
  const boards = Array.from({ length: seats }, (_, place) => boardOf(place, seats));
  const east = Math.max(...boards.map(({ x, width }) => x + width)) + MARGIN;
  return [-1, 1].flatMap((side): Place[] => [
    [side * mat, SKY.height, MAT.north - SKY.behind],
    [side * mat, 0, MAT.south],
    [side * east, 0, south],
  ]);
}
