/** The row of piles before the street, and the cards that are held up over the free pavement between them. */

import type { Spot } from '../../../table/places';
import type { PileId } from '../scene/marks';
import { PILES_Z, streetLength } from './street';

/** Where cards of the piles lie: the turned assault card has a place of its own. */
export const PILE_PLACES = [
  'rubble',
  'active',
  'discard',
  'combat',
  'combat-discard',
  'assault',
  'assault-open',
] as const satisfies readonly (PileId | 'assault-open')[];
export type PilePlace = (typeof PILE_PLACES)[number];

const PILE_STEP = 1.3;
/** No pile lies further from the middle of a long street than this. */
const PILES_REACH = 8.5;
/** How far the piles beside the board of one who is alone lie from the middle, and how far south. */
const BESIDE = { x: 7.2, z: 7.6 } as const;

function beside(side: -1 | 1, place: 0 | 1): Spot {
  return { x: side * BESIDE.x + (place - 0.5) * PILE_STEP, y: 0, z: BESIDE.z };
}

/** Middle of the first pile from the end of the row. */
function firstPile(seats: number): number {
  return Math.min(PILES_REACH, streetLength(seats) / 2 + 0.1);
}

function rowSpot(seats: number, side: -1 | 1, place: number): Spot {
  return { x: side * (firstPile(seats) - place * PILE_STEP), y: 0, z: PILES_Z };
}

/**
 * Middle of a pile: what is searched in the west, what is fought with in the east, room between them. One who is alone has
 * the latter beside the board.
 */
export function pileSpot(pile: PilePlace, seats: number): Spot {
  const alone = seats === 1;
  switch (pile) {
    case 'rubble':
      return rowSpot(seats, -1, 0);
    case 'active':
      return rowSpot(seats, -1, 1);
    case 'discard':
      return rowSpot(seats, -1, 2);
    case 'combat':
      return alone ? beside(1, 0) : rowSpot(seats, 1, 3);
    case 'combat-discard':
      return alone ? beside(1, 1) : rowSpot(seats, 1, 2);
    case 'assault':
      return alone ? beside(-1, 0) : rowSpot(seats, 1, 1);
    case 'assault-open':
      return alone ? beside(-1, 1) : rowSpot(seats, 1, 0);
    default:
      return pile satisfies never;
  }
}

/** The stretch of pavement on which no pile lies: open cards are held up over it. */
function freePavement(seats: number): { readonly west: number; readonly east: number } {
  const west = pileSpot('discard', seats).x + PILE_STEP / 2;
  const east = seats === 1 ? firstPile(seats) : pileSpot('combat', seats).x - PILE_STEP / 2;
  return { west, east };
}

/** Between cards that are held up, with room for the frames around them. */
const HELD_GAP = 0.24;
/** Narrower cards cannot be read: rather they overlap. */
const NARROWEST = 0.9;

/** Where one of some cards is held up for everybody to see, and how wide it is. @param widest in cells */
export function heldSpot(
  index: number,
  count: number,
  seats: number,
  widest: number,
): Spot & { readonly width: number } {
  const { west, east } = freePavement(seats);
  const room = (east - west) / count;
  const width = Math.max(NARROWEST, Math.min(widest, room - HELD_GAP));
  const step = Math.min(room, width + HELD_GAP);
  const half = ((count - 1) * step + width) / 2;
  const middle = Math.max(west + half, Math.min(0, east - half));
  const x = middle + (index - (count - 1) / 2) * step;
  return { x, y: 0.1 + width * 0.26 + index * 0.012, z: PILES_Z + 0.7, width };
}
