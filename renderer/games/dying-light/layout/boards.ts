/** Where boards lie on the table and dice on boards; in cells, around the city. */
import { MOMENTUM_SLOT, TRACK_SLOTS } from '../../../../models/dying-light/content/board';
import type { Rectangle, Spot } from '../../../table/places';
import type { DeckId } from '../scene/cards/card-faces';
import { DIE_SIZE } from '../scene/dice/die-geometry';
import type { BoardModel, DieModel } from '../scene/scene-model';
import { CITY } from './city';

/** The active Runner's character board. */
export const CHARACTER_BOARD: Rectangle = { x: 2.2, z: CITY + 0.7, width: 15.6, depth: 4.9 };
/** The tray in which Risk and Damage dice lie when everybody has seen them, west of the tracker. */
export const TRAY: Rectangle = { x: -8.6, z: 14, width: 5.3, depth: 4.9 };
/** The Round tracker lies west of the city, Round 1 in the north. */
export const TRACKER: Rectangle = { x: -2.6, z: 0, width: 1.9, depth: CITY };

/** Height of the face of a board on the table. */
export const BOARD_TOP = -0.06;
const ON_BOARD = BOARD_TOP + DIE_SIZE / 2;

const STEP = 1.32;
const TRACK = { x: CHARACTER_BOARD.x + 1.5, z: CHARACTER_BOARD.z + 1.75 };
const WELLS_Z = CHARACTER_BOARD.z + 3.85;

/** Widths of what is read and of decks, in cells. */
export const WIDTHS = { card: 2.25, deck: 1.75 };
/** Height of the table top beside boards. */
const ON_TABLE = BOARD_TOP - 0.16;
/** The middle of the first card: two columns east of the city. */
const CARDS = { x: CITY + 1.9, z: 1.9, column: 2.55, row: 3.45 };

/** Middle of a card's place. @param index from 0 */
export function cardSpot(index: number): Spot {
  return {
    x: CARDS.x + (index % 2) * CARDS.column,
    y: ON_TABLE,
    z: CARDS.z + Math.floor(index / 2) * CARDS.row,
  };
}

/** The scenario card that is followed now, south of the cards of a Runner. */
export const GOAL_SPOT: Spot = { x: CARDS.x + CARDS.column / 2, y: ON_TABLE, z: CARDS.z + 5.85 * CARDS.row };

const DECK_STEP = 2.12;
/** How high a card lies on a deck rather than beside it. */
const PILE_TOP = 0.09;
/** West of the character board lie what is drawn by Rounds, each with the last card beside it, east of it all others. */
const WEST = { x: TRACKER.x + 1.05, z: CHARACTER_BOARD.z + 1.2, row: 2.65 };
const EAST = { x: CITY + 1.3, z: WEST.z, row: WEST.row };

interface DeckSpots {
  /** Of the cards face down. */
  readonly pile: Spot;
  /** Of the card that lies open. */
  readonly beside: Spot;
}

function westDeck(row: number): DeckSpots {
  const pile = { x: WEST.x, y: ON_TABLE, z: WEST.z + row * WEST.row };
  return { pile, beside: { ...pile, x: pile.x + DECK_STEP } };
}

function eastDeck(column: number, row: number): DeckSpots {
  const pile = { x: EAST.x + column * DECK_STEP, y: ON_TABLE, z: EAST.z + row * EAST.row };
  return { pile, beside: { ...pile, y: pile.y + PILE_TOP } };
}

const DECKS: Readonly<Record<DeckId, DeckSpots>> = {
  exposure: westDeck(0),
  activation: westDeck(1),
  common: eastDeck(0, 0),
  epic: eastDeck(1, 0),
  wound: eastDeck(0, 1),
  chase: eastDeck(1, 1),
};

/** Where a deck lies and where its open card does. */
export function deckSpot(deck: DeckId): DeckSpots {
  return DECKS[deck];
}

export type Slot = 'track' | 'spot' | 'fatigue' | 'cooldown' | 'pool';

/** Middle of a place for a die. @param index from 0 */
export function slotSpot(slot: Slot, index: number): Spot {
  switch (slot) {
    case 'track':
      return { x: TRACK.x + index * STEP, y: ON_BOARD, z: TRACK.z };
    case 'spot':
      return { x: TRACK.x + TRACK_SLOTS * STEP + 0.95, y: ON_BOARD, z: TRACK.z };
    case 'fatigue':
      return { x: TRACK.x + index * STEP, y: ON_BOARD, z: WELLS_Z };
    case 'cooldown':
      return { x: TRACK.x + (index + 2) * STEP + 0.5, y: ON_BOARD, z: WELLS_Z };
    case 'pool':
      return {
        x: TRACK.x + (4.75 + (index % 6) * 0.98) * STEP,
        y: ON_BOARD,
        z: WELLS_Z - Math.floor(index / 6) * 1.05,
      };
    default:
      return slot satisfies never;
  }
}

/** Where die number `index` of a throw comes to rest, a little at random. */
export function traySpot(index: number): Spot {
  const [column, row] = [index % 3, Math.floor(index / 3)];
  const stray = ((index * 37) % 10) / 40;
  return { x: TRAY.x + 1.1 + column * 1.5 + stray, y: ON_BOARD, z: TRAY.z + 1.3 + row * 1.6 + stray };
}

/** How high over a miniature's head dice are shown, and at most; how far towards the middle of the city, and from one another. */
const SHOWN = { over: 0.8, highest: 5.2, inwards: 0.3, step: 1.3 };

/** From the middle of a die to just under it. */
const UNDER = 0.46;

/** Where die number `index` of a throw is seen by everybody before it lies in the tray: before whoever it is about. */
export function shownSpot(index: number, { x, y, z }: Spot): Spot {
  const [column, row] = [index % 4, Math.floor(index / 4)];
  const { over, highest, inwards, step } = SHOWN;
  const inward = (at: number) => at + (CITY / 2 - at) * inwards;
  return {
    x: inward(x) + (column - 1.5) * step,
    y: Math.min(y + over, highest),
    z: inward(z) + (0.5 - row) * step,
  };
}

/** The middle of dice that are seen before whoever they are about, just under them. */
export function shownMiddle(over: Spot): Spot {
  const [first, last] = [shownSpot(0, over), shownSpot(3, over)];
  return { x: (first.x + last.x) / 2, y: first.y - UNDER, z: first.z - SHOWN.step / 4 };
}

/** Middle of a space of the Round tracker. */
export function trackerSpot(space: number, spaces: number): Spot {
  const step = TRACKER.depth / spaces;
  return { x: TRACKER.x + TRACKER.width / 2, y: BOARD_TOP, z: TRACKER.z + (space - 0.5) * step };
}

export interface LyingDie {
  readonly die: DieModel;
  readonly slot: Slot;
  readonly spot: Spot;
}

/** All dice of a character board with their places. */
export function diceOn(board: BoardModel): readonly LyingDie[] {
  const row = (slot: Slot, dice: readonly (DieModel | null)[]) =>
    dice.flatMap((die, index) => (die ? [{ die, slot, spot: slotSpot(slot, index) }] : []));
  return [
    ...row('track', board.track),
    ...row('spot', [board.momentumSpot]),
    ...row('fatigue', board.fatigue),
    ...row('cooldown', board.cooldown),
    ...row('pool', board.pool),
  ];
}

/** Index of the slot that earns the Momentum die. */
export const MOMENTUM_INDEX = MOMENTUM_SLOT - 1;
