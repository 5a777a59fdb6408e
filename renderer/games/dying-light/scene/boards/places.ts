/** Where boards lie on the table and dice on boards; in cells, south of the city. */
import { MOMENTUM_SLOT, TRACK_SLOTS } from '../../../../../models/dying-light/content/board';
import { CITY, type Rectangle, type Spot } from '../../geography';
import { DIE_SIZE } from '../dice/die-geometry';
import type { BoardModel, DieModel } from '../scene-model';

/** The active Runner's character board. */
export const CHARACTER_BOARD: Rectangle = { x: 2.2, z: CITY + 0.7, width: 15.6, depth: 4.9 };
/** The tray into which Risk and Damage dice are thrown. */
export const TRAY: Rectangle = { x: 18.5, z: CITY + 0.7, width: 5.3, depth: 4.9 };
/** The Round tracker lies west of the city, Round 1 in the north. */
export const TRACKER: Rectangle = { x: -2.6, z: 0, width: 1.9, depth: CITY };

/** Height of the face of a board on the table. */
export const BOARD_TOP = -0.06;
const ON_BOARD = BOARD_TOP + DIE_SIZE / 2;

const STEP = 1.32;
const TRACK = { x: CHARACTER_BOARD.x + 1.5, z: CHARACTER_BOARD.z + 1.75 };
const WELLS_Z = CHARACTER_BOARD.z + 3.85;

/** Width of a card, and the middle of the first one: two columns east of the city. */
export const CARD_WIDTH = 2.25;
const CARDS = { x: CITY + 1.9, z: 1.9, column: 2.55, row: 3.45 };

/** Middle of a card's place. @param index from 0 */
export function cardSpot(index: number): Spot {
  return {
    x: CARDS.x + (index % 2) * CARDS.column,
    y: BOARD_TOP - 0.16,
    z: CARDS.z + Math.floor(index / 2) * CARDS.row,
  };
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
