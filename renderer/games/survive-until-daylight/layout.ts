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
const STREETS = [10.4, 13.6, 20, 17.4, 20.4, 23.8] as const;
/** Widths of cards, in cells. */
export const WIDTHS = {
  line: 1.2,
  pile: 1.05,
  slot: 0.9,
  wave: 1,
  shown: 1.9,
  combat: 1.25,
  rack: 1.1,
} as const;

const LINE_STEP = 1.42;
/** The lamp post stands west of the line, and new enemies come from the east. */
const LINE_MARGIN = 1.1;
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
const COLUMNS = [1, 2, 3, 2, 3, 3] as const;

function of(row: readonly number[], seats: number): number {
  const value = row[seats - 1];
  if (value === undefined) throw new RangeError(`${seats} seats have no table.`);
  return value;
}

/** @throws RangeError when there are not 1 to 6 seats, as all functions here */
export function streetLength(seats: number): number {
  return of(STREETS, seats);
}

/** Middle of a place on the line; a line too long for the street moves up. @param index from the left, from 0 */
export function lineSpot(index: number, count: number, seats: number): Spot {
  const room = streetLength(seats) - 2 * LINE_MARGIN;
  const step = count > 1 ? Math.min(LINE_STEP, room / (count - 1)) : 0;
  return { x: LINE_MARGIN - streetLength(seats) / 2 + index * step, y: LINE_Y, z: 0 };
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

export const PILE_PLACES = [
  'active',
  'rubble',
  'discard',
  'assault',
  'assault-open',
  'combat',
  'combat-discard',
] as const satisfies readonly (PileId | 'assault-open')[];

/** Middle of a pile. The turned assault card lies right of its deck. */
export function pileSpot(pile: PileId | 'assault-open', seats: number): Spot {
  const end = streetLength(seats) / 2;
  switch (pile) {
    case 'active':
      return { x: 0, y: 0, z: PILES_Z };
    case 'rubble':
      return { x: -1.45, y: 0, z: PILES_Z };
    case 'discard':
      return { x: 1.45, y: 0, z: PILES_Z };
    case 'assault':
      return { x: 0.7 - end, y: 0, z: PILES_Z };
    case 'assault-open':
      return { x: 1.9 - end, y: 0, z: PILES_Z };
    case 'combat':
      return { x: end - 1.9, y: 0, z: PILES_Z };
    case 'combat-discard':
      return { x: end - 0.7, y: 0, z: PILES_Z };
    default:
      return pile satisfies never;
  }
}

/** Where a found card is held up for everybody to see. @param count cards held up at once */
export function shownSpot(index: number, count: number): Spot {
  return { x: (index - (count - 1) / 2) * (WIDTHS.shown + 0.15), y: 1.25, z: PILES_Z + 0.5 };
}

/** Where drawn combat cards fan out, before the middle of the street. */
export function combatSpot(index: number, count: number): Spot {
  const step = Math.min(WIDTHS.combat + 0.14, 9 / count);
  return { x: (index - (count - 1) / 2) * step, y: 0.95, z: PILES_Z + 0.55 + index * 0.015 };
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
const ABREAST = 3;

/** Before a board: barricades on the left, traps in the middle, allies on the right. */
export function guardSpot(
  place: number,
  seats: number,
  kind: 'barricade' | 'trap' | 'ally',
  index: number,
): Spot {
  const start = { barricade: 2.3, trap: 4.35, ally: 6.75 }[kind];
  const step = { barricade: 0.85, trap: 0.68, ally: -0.8 }[kind];
  const behind = Math.floor(index / ABREAST) * 0.45;
  return onBoard(place, seats, start + (index % ABREAST) * step, -0.42 - behind, 0);
}

/** The WAVE! card leans behind the character of its holder. */
export function waveSpot(place: number, seats: number): Spot {
  return onBoard(place, seats, 1.3, -0.12, 0.52);
}

export function waveMarkerSpot(place: number, seats: number): Spot {
  return onBoard(place, seats, 0.22, -0.3, 0);
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

/** The whole table: what the camera shows when it shows everything. */
export function wholeTable(seats: number): Stage {
  const boards = Array.from({ length: seats }, (_, place) => boardOf(place, seats));
  const east = Math.max(...boards.map(({ x, width }) => x + width));
  const half = Math.max(streetLength(seats) / 2 + MAT_MARGIN, east * NEAR + 0.3);
  const south = Math.max(...boards.map(({ z, depth }) => z + depth));
  return { west: -half, east: half, north: MAT.north - SKY_DEPTH, south: south + 0.9 };
}
