/**
 * Where everything lies on the table: the street with the line, the row of piles in front of it, the character boards around
 * them. Lengths in cells; x goes east, z south towards the people, the middle of the line is the origin.
 */
import type { Stage } from '../../table/camera/view';
import type { PileId } from './scene/types';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface Rectangle {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}

/** Length of the street by seats: the fullest assault finds room without moving up, and boards don't stick out far. */
const STREETS = [11.8, 15.4, 18.6, 18.8, 21.2, 24] as const;
/** Widths of cards, in cells. */
export const WIDTHS = {
  line: 1.45,
  /** Of the line when it is longest. */
  crowded: 1.12,
  pile: 1.05,
  slot: 0.9,
  wave: 1.2,
  found: 1.95,
  combat: 1.6,
  rack: 1.1,
} as const;

const LINE_STEP = 1.72;
const LINE_MARGIN = 0.95;
/** Cards of the line lie in the street, so that feet and shadows are on top of them. */
const LINE_Y = -0.012;
const PILES_Z = 2.75;
/** Edges of the road. */
export const ROAD = { north: -1.75, south: 1.35 } as const;
export const MAT = { north: -2.6, south: 3.9, y: -0.02 } as const;
/** Beyond the ends of the street. */
const MAT_MARGIN = 1.6;

export const BOARD = { width: 7.2, depth: 3.7 } as const;
const BOARD_GAP = 0.45;
/** Room before each board for what protects its seat. */
const FRONT = 1.05;
const BOARDS_Z = MAT.south + 0.25;
const COLUMNS = [1, 2, 2, 2, 3, 3] as const;

function of(row: readonly number[], seats: number): number {
  const value = row[seats - 1];
  if (value === undefined) throw new RangeError(`${seats} seats have no table.`);
  return value;
}

/** @throws RangeError when there are not 1 to 6 seats, as all functions here */
export function streetLength(seats: number): number {
  return of(STREETS, seats);
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

/** The play mat with the street on it. */
export function matArea(seats: number): Rectangle {
  const width = streetLength(seats) + 2 * MAT_MARGIN;
  return { x: -width / 2, z: MAT.north, width, depth: MAT.south - MAT.north };
}

/** Foot of the lamp post. */
export function lampSpot(seats: number): Spot {
  return { x: -streetLength(seats) / 2 - 0.15, y: 0, z: ROAD.north - 0.25 };
}

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
/** How far the piles beside the board of one who is alone lie from the middle, and how far down. */
const BESIDE = { x: 5.1, z: 7.2, y: -0.13 } as const;

function beside(side: -1 | 1, place: 0 | 1): Spot {
  return { x: side * BESIDE.x + (place - 0.5) * PILE_STEP, y: BESIDE.y, z: BESIDE.z };
}

/** Middle of the first pile from the end of the row. */
function firstPile(seats: number): number {
  return Math.min(PILES_REACH, streetLength(seats) / 2 + 0.1);
}

function inRow(seats: number, side: -1 | 1, place: number): Spot {
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
      return inRow(seats, -1, 0);
    case 'active':
      return inRow(seats, -1, 1);
    case 'discard':
      return inRow(seats, -1, 2);
    case 'combat':
      return alone ? beside(1, 0) : inRow(seats, 1, 3);
    case 'combat-discard':
      return alone ? beside(1, 1) : inRow(seats, 1, 2);
    case 'assault':
      return alone ? beside(-1, 0) : inRow(seats, 1, 1);
    case 'assault-open':
      return alone ? beside(-1, 1) : inRow(seats, 1, 0);
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
  return { x, y: 0.1 + width * 0.26 + index * 0.012, z: PILES_Z + 0.6, width };
}

/** Starter weapons lie on the street before the game, in one or two rows. */
export function rackSpot(index: number, count: number, seats: number): Spot {
  const columns = Math.min(count, Math.floor((streetLength(seats) - 1) / 1.2));
  const rows = Math.ceil(count / columns);
  const [row, column] = [Math.floor(index / columns), index % columns];
  return { x: (column - (columns - 1) / 2) * 1.2, y: 0, z: (row - (rows - 1) / 2) * 1.6 - 0.2 };
}

/** A character board. Seats sit clockwise: the first row from left to right, a second one back again. */
export function boardOf(place: number, seats: number): Rectangle {
  const columns = of(COLUMNS, seats);
  const row = Math.floor(place / columns);
  const inRow = row === 0 ? Math.min(columns, seats) : seats - columns;
  const column = row === 0 ? place : inRow - 1 - (place - columns);
  const step = BOARD.width + BOARD_GAP;
  return {
    x: (column - (inRow - 1) / 2) * step - BOARD.width / 2,
    z: BOARDS_Z + FRONT + row * (BOARD.depth + FRONT + BOARD_GAP),
    ...BOARD,
  };
}

/** A place on a character board, from its upper left corner. */
function onBoard(place: number, seats: number, right: number, down: number, y = 0.03): Spot {
  const { x, z } = boardOf(place, seats);
  return { x: x + right, y, z: z + down };
}

/** Left edge of track and slots on a board; its width to the right edge. */
export const WORKBENCH = { left: 1.95, width: 5.05, track: 0.38, slots: 0.74 } as const;
const SLOT_ROW = 1.37;

export function characterSpot(place: number, seats: number): Spot {
  return onBoard(place, seats, 0.98, 1.25);
}

/** A space of the health track. @param damage 0 to `maxHealth` */
export function healthSpot(place: number, seats: number, damage: number, maxHealth: number): Spot {
  return onBoard(place, seats, WORKBENCH.left + healthStep(maxHealth) * (damage + 0.5), WORKBENCH.track);
}

/** Width of a space of the health track, which has one more than there is health. */
export function healthStep(maxHealth: number): number {
  return WORKBENCH.width / (maxHealth + 1);
}

/** Middle of an inventory slot from the upper left corner of its board, in two rows. @param capacity slots on the board */
export function slotFromCorner(
  slot: number,
  capacity: number,
): { readonly right: number; readonly down: number } {
  const columns = Math.ceil(capacity / 2);
  const step = WORKBENCH.width / columns;
  const [row, column] = [Math.floor(slot / columns), slot % columns];
  return {
    right: WORKBENCH.left + step * (column + 0.5),
    down: WORKBENCH.slots + SLOT_ROW * (row + 0.5) - 0.02,
  };
}

export function slotSpot(place: number, seats: number, slot: number, capacity: number): Spot {
  const { right, down } = slotFromCorner(slot, capacity);
  return onBoard(place, seats, right, down);
}

/** Most pieces of a kind that stand side by side before a board; more stand behind them. */
const ABREAST = 2;

/** Before a board, right of WAVE!: barricades, traps, and allies at the end. */
export function guardSpot(
  place: number,
  seats: number,
  kind: 'barricade' | 'trap' | 'ally',
  index: number,
): Spot {
  const start = { barricade: 3.4, trap: 4.9, ally: 6.85 }[kind];
  const step = { barricade: 0.82, trap: 0.64, ally: -0.95 }[kind];
  const behind = Math.floor(index / ABREAST) * 0.45;
  return onBoard(place, seats, start + (index % ABREAST) * step, -0.55 - behind, 0);
}

/** The WAVE! card leans at the board of its holder, beside the character. */
export function waveSpot(place: number, seats: number): Spot {
  return onBoard(place, seats, 2.25, -0.24, 0.82);
}

export function waveMarkerSpot(place: number, seats: number): Spot {
  return onBoard(place, seats, 0.2, -0.4, 0);
}

export function firstPlayerSpot(place: number, seats: number): Spot {
  return onBoard(place, seats, 0.4, 2.35);
}

/** Middle of a seat's board. */
export function seatSpot(place: number, seats: number): Spot {
  return onBoard(place, seats, BOARD.width / 2, BOARD.depth / 2);
}

/** The painted sky stands behind the mat; so much of the table's depth it covers. */
const SKY_DEPTH = 3.3;
/** What is near looks larger: boards need more room than they measure. */
const NEAR = 1.13;
/** The camera keeps room for what is near: so much of the width is enough. */
const FILLED = 0.95;

/** The whole table: what the camera shows when it shows everything. */
export function wholeTable(seats: number): Stage {
  const boards = Array.from({ length: seats }, (_, place) => boardOf(place, seats));
  const east = Math.max(...boards.map(({ x, width }) => x + width));
  const half = Math.max(streetLength(seats) / 2 + MAT_MARGIN, east * NEAR + 0.3);
  const south = Math.max(...boards.map(({ z, depth }) => z + depth));
  return { west: -half * FILLED, east: half * FILLED, north: MAT.north - SKY_DEPTH, south: south + 1.6 };
}
