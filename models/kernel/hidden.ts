/**
 * What a view leaves out. What is hidden is removed, not merely unshown; what can be counted on a real table (cards in a
 * hand, in a deck) stays countable.
 */
import type { Luck } from './luck';

/** A card of which only the back is seen. */
export const FACE_DOWN = 'face-down';
export type FaceDown = typeof FACE_DOWN;

/** Cards of which only the number is known, such as the hand of somebody else. */
export function faceDown(cards: readonly unknown[]): readonly FaceDown[] {
  return cards.map(() => FACE_DOWN);
}

export function isFaceDown(card: unknown): card is FaceDown {
  return card === FACE_DOWN;
}

/**
 * Cards whose faces are known by elimination and whose order is not, in the order of their table.
 * @param table all cards there are, each of them or each kind once
 * @param cards those that lie there; several of a kind stay several
 */
export function inTableOrder<Card>(table: readonly Card[], cards: readonly Card[]): Card[] {
  return cards.toSorted((one, other) => table.indexOf(one) - table.indexOf(other));
}

/** Unseen cards that lie in several places, when nobody knows which of them lies where: dealt out anew in order of the table. */
export function dealtAnew<Card>(
  table: readonly Card[],
  places: readonly (readonly Card[])[],
): readonly (readonly Card[])[] {
  const all = inTableOrder(table, places.flat());
  return places.map((place) => all.splice(0, place.length));
}

/** Nothing of what luck will bring: neither seed nor results fixed beforehand. */
export function withoutLuck(): Luck {
  return { rng: [], dice: [], draws: [] };
}
