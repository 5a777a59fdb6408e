/** What lies on a character board and stands before it. */
import type { Spot } from '../../../table/places';
import { boardOf, type Seating } from './seating';

/** A place on a character board, from its upper left corner. */
function onBoard(place: number, seating: Seating, right: number, down: number, y = 0.03): Spot {
  const { x, z, scale } = boardOf(place, seating);
  return { x: x + right * scale, y: y * scale, z: z + down * scale };
}

/** Left edge of track and slots on a board; its width to the right edge. */
export const WORKBENCH = { left: 1.95, width: 5.05, track: 0.38, slots: 0.74 } as const;
const SLOT_ROW = 1.37;

export function characterSpot(place: number, seating: Seating): Spot {
  return onBoard(place, seating, 0.98, 1.25);
}

/** A space of the health track. @param damage 0 to `maxHealth` */
export function healthSpot(place: number, seating: Seating, damage: number, maxHealth: number): Spot {
  return onBoard(place, seating, WORKBENCH.left + healthStep(maxHealth) * (damage + 0.5), WORKBENCH.track);
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

export function slotSpot(place: number, seating: Seating, slot: number, capacity: number): Spot {
  const { right, down } = slotFromCorner(slot, capacity);
  return onBoard(place, seating, right, down);
}

/** Most pieces of a kind that stand side by side before a board; more stand behind them. */
const ABREAST = 2;

/** Before a board, right of WAVE!: barricades, traps, and allies at the end. */
export function guardSpot(
  place: number,
  seating: Seating,
  kind: 'barricade' | 'trap' | 'ally',
  index: number,
): Spot {
  const start = { barricade: 3.4, trap: 4.9, ally: 6.85 }[kind];
  const step = { barricade: 0.82, trap: 0.64, ally: -0.95 }[kind];
  const behind = Math.floor(index / ABREAST) * 0.45;
  return onBoard(place, seating, start + (index % ABREAST) * step, -0.55 - behind, 0);
}

/** The WAVE! card leans at the board of its holder, behind the character: beside, it would cover cards that are held up. */
export function waveSpot(place: number, seating: Seating): Spot {
  return onBoard(place, seating, 1.58, -0.24, 0.82);
}

export function waveMarkerSpot(place: number, seating: Seating): Spot {
  return onBoard(place, seating, 1.5, 2.3);
}

export function firstPlayerSpot(place: number, seating: Seating): Spot {
  return onBoard(place, seating, 0.4, 2.35);
}
