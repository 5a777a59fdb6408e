import { describe, expect, it } from 'vitest';
import { hordeOf } from '../../../../models/survive-until-daylight/content/assaults';
import { ASSAULT_IDS } from '../../../../models/survive-until-daylight/ids';
import {
  boardOf,
  guardSpot,
  heldSpot,
  lineSpot,
  lineWidth,
  MAT,
  matArea,
  PILE_PLACES,
  pileSpot,
  WIDTHS,
  waveSpot,
} from '../../../../renderer/games/survive-until-daylight/layout';
import type { Rectangle, Spot } from '../../../../renderer/table/places';

const SEATS = [1, 2, 3, 4, 5, 6];
const CARD_RATIO = 1.4;
/** Four bullets, Steady hands and Vitaly Pills (SD-ATK-03, SD-PERK-05, SD-SPEC-06). */
const MOST_DRAWN = 7;

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

function cardAt({ x, z }: Spot, width: number): Rectangle {
  const depth = width * CARD_RATIO;
  return { x: x - width / 2, z: z - depth / 2, width, depth };
}

function overlap(a: Rectangle, b: Rectangle): boolean {
  const meet = (from: number, length: number, other: number, otherLength: number) =>
    from + length > other && other + otherLength > from;
  return meet(a.x, a.width, b.x, b.width) && meet(a.z, a.depth, b.z, b.depth);
}

/** Pairs that lie on each other, by their numbers. */
function overlaps(areas: readonly Rectangle[]): readonly (readonly [number, number])[] {
  return areas.flatMap((a, index) =>
    areas.flatMap((b, other) => (other > index && overlap(a, b) ? [[index, other] as const] : [])),
  );
}

const pilesOf = (seats: number) => PILE_PLACES.map((pile) => cardAt(pileSpot(pile, seats), WIDTHS.pile));
const boardsOf = (seats: number, large = 0) => upTo(seats).map((place) => boardOf(place, { seats, large }));

function heldOf(count: number, seats: number): readonly Rectangle[] {
  return upTo(count).map((index) => {
    const spot = heldSpot(index, count, seats, WIDTHS.combat);
    return cardAt(spot, spot.width);
  });
}

describe.each(SEATS)('the table for %i', (seats) => {
  it('keeps piles and boards apart', () => {
    expect(overlaps([...pilesOf(seats), ...boardsOf(seats)])).toEqual([]);
  });

  it('holds up as many combat cards as an attack draws clear of piles, boards and each other', () => {
    for (const drawn of upTo(MOST_DRAWN))
      expect(overlaps([...heldOf(drawn + 1, seats), ...pilesOf(seats), ...boardsOf(seats)])).toEqual([]);
  });

  it('holds up the two cards of a usual attack clear of WAVE! at the board of whoever decides', () => {
    const wave = waveSpot(0, { seats, large: 0 });
    const width = WIDTHS.wave * boardOf(0, { seats, large: 0 }).scale;
    expect(heldOf(2, seats).filter(({ x }) => x < wave.x + width / 2)).toEqual([]);
  });

  it('holds up the card that was found clear of all piles', () => {
    const spot = heldSpot(0, 1, seats, WIDTHS.found);
    expect(overlaps([cardAt(spot, spot.width), ...pilesOf(seats), ...boardsOf(seats)])).toEqual([]);
    expect(spot.width).toBe(WIDTHS.found);
  });

  it.each(ASSAULT_IDS)('has room in the street for the line of %s, from left to right', (assault) => {
    const count = hordeOf(assault, seats).length;
    const cards = upTo(count).map((index) => cardAt(lineSpot(index, count, seats), lineWidth(count, seats)));
    const { x, width } = matArea(seats);
    expect(overlaps(cards)).toEqual([]);
    expect(cards).toEqual(cards.toSorted((a, b) => a.x - b.x));
    expect(cards.filter((card) => card.x < x || card.x + card.width > x + width)).toEqual([]);
  });

  it('stands what protects a seat before its own board, on no other', () => {
    const all = upTo(seats).flatMap((place) =>
      (['barricade', 'trap', 'ally'] as const).flatMap((kind) =>
        upTo(2).map((index) => guardSpot(place, { seats, large: 0 }, kind, index)),
      ),
    );
    const on = (board: Rectangle) =>
      all.filter((spot) => overlap(board, { ...spot, width: 0.01, depth: 0.01 }));
    expect(boardsOf(seats).flatMap(on)).toEqual([]);
  });
});

describe('the character boards', () => {
  const SIX = { seats: 6, large: 2 };
  const placed = (seating: { readonly seats: number; readonly large: number }) =>
    upTo(seating.seats).map((place) => boardOf(place, seating));

  it('show the one of whoever decides largest, in the middle', () => {
    const boards = placed(SIX);
    const [large] = boards.toSorted((a, b) => b.width - a.width);
    expect(large).toBe(boards[SIX.large]);
    expect(large && large.x + large.width / 2).toBeCloseTo(0);
  });

  it('sit clockwise: up in the west of the large one, and down in the east', () => {
    const after = upTo(5).flatMap((step) => boardOf((SIX.large + 1 + step) % SIX.seats, SIX));
    expect(after.map(({ x }) => Math.sign(x))).toEqual([-1, -1, -1, 1, 1]);
    const [first, second, third, fourth, fifth] = after.map(({ z }) => z);
    expect(first).toBeGreaterThan(second ?? 0);
    expect(second).toBeGreaterThan(third ?? 0);
    expect(fifth).toBeGreaterThan(fourth ?? 0);
  });

  it.each(SEATS)('lie before the street and on no other, whoever of %i decides', (seats) => {
    for (const large of upTo(seats)) {
      expect(overlaps(placed({ seats, large }))).toEqual([]);
      expect(placed({ seats, large }).every(({ z }) => z > MAT.south)).toBe(true);
    }
  });
});
