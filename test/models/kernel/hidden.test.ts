import { describe, expect, it } from 'vitest';
import {
  dealtAnew,
  FACE_DOWN,
  faceDown,
  inTableOrder,
  isFaceDown,
  withoutLuck,
} from '../../../models/kernel/hidden';
import { createLuck, randomInt } from '../../../models/kernel/luck';

const TABLE = ['a', 'b', 'c', 'd', 'e'] as const;
type Card = (typeof TABLE)[number];

const luck = createLuck('hidden cards');
function someCards(): Card[] {
  const count = randomInt(luck, 0, 6);
  return Array.from({ length: count }, () => TABLE[randomInt(luck, 0, TABLE.length - 1)] ?? 'a');
}

function shuffled(cards: readonly Card[]): Card[] {
  return cards.toSorted(() => randomInt(luck, 0, 1) - 0.5);
}

describe('cards of which only the back is seen', () => {
  it('can be counted, and are all alike', () => {
    for (let n = 0; n < 200; n++) {
      const cards = someCards();
      const seen = faceDown(cards);
      expect(seen).toEqual(cards.map(() => FACE_DOWN));
      expect(seen.every(isFaceDown)).toBe(true);
    }
    expect(isFaceDown('a')).toBe(false);
  });
});

describe('cards whose order nobody knows', () => {
  it('look the same however they lie, and none is lost or doubled', () => {
    for (let n = 0; n < 200; n++) {
      const cards = someCards();
      const seen = inTableOrder(TABLE, cards);
      expect(inTableOrder(TABLE, shuffled(cards))).toEqual(seen);
      expect(seen.toSorted()).toEqual(cards.toSorted());
    }
  });

  it('of several places look the same wherever each of them lies, and every place keeps its number', () => {
    for (let n = 0; n < 200; n++) {
      const places = [someCards(), someCards(), someCards()];
      const seen = dealtAnew(TABLE, places);
      expect(seen.map(({ length }) => length)).toEqual(places.map(({ length }) => length));
      expect(seen.flat().toSorted()).toEqual(places.flat().toSorted());
      const mixed = shuffled(places.flat());
      const elsewhere = places.map(({ length }) => mixed.splice(0, length));
      expect(dealtAnew(TABLE, elsewhere)).toEqual(seen);
    }
  });

  it('stay as they were for whoever may look', () => {
    const cards: readonly Card[] = ['c', 'a'];
    inTableOrder(TABLE, cards);
    dealtAnew(TABLE, [cards]);
    expect(cards).toEqual(['c', 'a']);
  });
});

it('shows nothing of what luck will bring', () => {
  expect(withoutLuck()).toEqual({ rng: [], dice: [], draws: [] });
});
