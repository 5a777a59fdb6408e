/** Where everything lies on a player's board, in cells: the places of the street's print (`assets/source/outbreak-duel/board/places.ts`). */
import STREET from '../../../../assets/textures/outbreak-duel/street.json';
import type { Side } from '../../../../models/outbreak-duel/state';

/** A point of the table top; the middle of the street is the origin. */
export interface Point {
  readonly x: number;
  readonly z: number;
}

/** As the file has places. */
type Pair = readonly number[];

const { places, ring } = STREET;

const point = ([x = 0, z = 0]: Pair): Point => ({ x, z });
const across = (start: Pair, step: number, index: number): Point => ({
  x: point(start).x + index * step,
  z: point(start).z,
});

/** The print of the street. */
export const STREET_SIZE = { width: STREET.width, depth: STREET.depth } as const;

/** The half ring of pavement around the Survivor, and the middle of its width. */
export const RING = {
  centre: point(ring.centre),
  pieces: { x: ring.pieces[0] ?? 0, z: ring.pieces[1] ?? 0 },
};

/** Where the line of the Zombie Zone stands. */
export const STREET_LINE = places.zombieZone.z;

export const PLACES = {
  survivor: point(places.survivor),
  weapon: point(places.weapon),
  items: places.items.map(point),
  survivorDeck: point(places.survivorDeck),
  survivorGraveyard: point(places.survivorGraveyard),
  zombieDeck: point(places.zombieDeck),
  zombieGraveyard: point(places.zombieGraveyard),
  exile: point(places.exile),
  row: places.hordeRow.map(point),
  meter: point(places.threatMeter),
  /** The middle of the fan that a player holds at the own edge. */
  hand: { x: 0, z: 7.55 },
  /** Where somebody stands whose attack is on: between the ring and the Survivor, where nobody else stands. */
  attacker: { x: 0, z: 3.1 },
  /** Where dice come to lie, and over which a card is held up. */
  dice: { x: -4.7, z: 1.25 },
  shown: { x: 0, z: 3.4 },
} as const;

/** The place of a matchstick. */
export function apPlace(index: number): Point {
  const { start, step } = places.actionPoints;
  return across(start, step, index);
}

/** Casings that may lie before the slot of the reserve. */
export const TP_SLOTS = places.tacticalPoints.count;

/** The place of a casing; the one after the last slot is the reserve's. */
export function tpPlace(index: number): Point {
  const { start, step, count, reserve } = places.tacticalPoints;
  return across(start, step, index + (index >= count ? reserve / step : 0));
}

/** A place of a board as it lies on the table: the second player's board is the first one's, turned half round. */
export function onBoard(side: Side, { x, z }: Point): Point {
  return side === 0 ? { x, z } : { x: -x, z: -z };
}

/** How what lies on a board is turned, for its owner to read it. */
export function yawOf(side: Side): number {
  return side === 0 ? 0 : Math.PI;
}

/** The part of the street that is a board's Zombie Zone. */
export const STREET_AREA: readonly Point[] = [
  { x: -5.4, z: 0.12 },
  { x: 5.4, z: 0.12 },
  { x: 5.4, z: 2.3 },
  { x: -5.4, z: 2.3 },
];

const ARC_STEPS = 14;

/** The pavement of the Threat Zone, from its left foot over the street to its right one and back. */
export function ringOutline(): readonly Point[] {
  const arc = ([x = 0, z = 0]: Pair): readonly Point[] =>
    Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
      const angle = Math.PI - (step / ARC_STEPS) * Math.PI;
      return { x: Math.cos(angle) * x, z: RING.centre.z - Math.sin(angle) * z };
    });
  return [...arc(ring.outside), ...arc(ring.inside).toReversed()];
}
