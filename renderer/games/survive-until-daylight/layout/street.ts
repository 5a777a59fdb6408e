/** The street: the line of enemies on its road, and the mat that it is printed on. */
import { CARD_RATIO } from '../../../table/cards/card-shape';
import type { Rectangle, Spot } from '../../../table/places';
import { forSeats, WIDTHS } from './measures';

/** Length of the street by seats: the fullest assault finds room, and boards don't stick out far. */
const STREETS = [16, 17, 17.5, 18, 19, 20] as const;

const LINE_STEP = 1.72;
const LINE_MARGIN = 0.6;
/** Cards of the line lie in the street, so that feet and shadows are on top of them. */
const LINE_Y = -0.012;
/** How far south the row of piles lies. */
export const PILES_Z = 2.75;
/** Edges of the road. */
export const ROAD = { north: -1.75, south: 1.35 } as const;
export const MAT = { north: -3.4, south: 3.9, y: -0.02 } as const;
/** How far south the mat goes on under the character boards. */
const SQUARE = 8.6;
/** The street goes on beyond what is played on, under the panels. */
const MAT_MARGIN = 5.5;

/** @throws RangeError when there are not 1 to 6 seats, as all functions here */
export function streetLength(seats: number): number {
  return forSeats(STREETS, seats);
}

function lineStep(count: number, seats: number): number {
  const room = streetLength(seats) - 2 * LINE_MARGIN;
  return Math.min(LINE_STEP, room / Math.max(1, count - 1));
}

/**
 * Middle of a place on the line, which stands in the middle of the street; one too long for it moves up.
 * @param index from the left, from 0
 */
export function lineSpot(index: number, count: number, seats: number): Spot {
  return { x: (index - (count - 1) / 2) * lineStep(count, seats), y: LINE_Y, z: 0 };
}

/** Width of the cards of a line: a crowd has narrower ones. */
export function lineWidth(count: number, seats: number): number {
  return Math.max(WIDTHS.crowded, Math.min(WIDTHS.line, lineStep(count, seats) - 0.04));
}

/** Where horde cards come from. @param index of the card among those that come */
export function lineEntrance(index: number, seats: number): Spot {
  return { x: streetLength(seats) / 2 + 1.6 + index * LINE_STEP, y: LINE_Y, z: 0 };
}

/** The play mat with the street and the square before it. */
export function matArea(seats: number): Rectangle {
  const width = streetLength(seats) + 2 * MAT_MARGIN;
  return { x: -width / 2, z: MAT.north, width, depth: MAT.south + SQUARE - MAT.north };
}

/** Foot of the lamp post. */
export function lampSpot(seats: number): Spot {
  return { x: -streetLength(seats) / 2 - 0.15, y: 0, z: ROAD.north - 0.25 };
}

const RACK_GAP = 0.14;
/** So many weapons stand in one row, and are larger there. */
const ONE_ROW = 7;

/** Starter weapons are held up on the street before the game, in one or two rows. */
export function rackSpot(index: number, count: number, seats: number): Spot & { readonly width: number } {
  const rows = count > ONE_ROW ? 2 : 1;
  const columns = Math.ceil(count / rows);
  const widest = rows === 1 ? WIDTHS.rack : WIDTHS.crowdedRack;
  const width = Math.min(widest, streetLength(seats) / columns - RACK_GAP);
  const [row, column] = [Math.floor(index / columns), index % columns];
  const z = (row - (rows - 1) / 2) * (width * CARD_RATIO + RACK_GAP) - 0.4;
  return { x: (column - (columns - 1) / 2) * (width + RACK_GAP), y: 0.1 + width * 0.26, z, width };
}
