import { describe, expect, it } from 'vitest';
import { distance, hexOf, keyOf, neighbours } from '../../../../models/kernel/hex';
import { LAYOUTS, type Layout, layoutFor } from '../../../../models/one-month-in/content/layouts';
import { LOOT, LOOT_DECK } from '../../../../models/one-month-in/content/loot';
import { TILES } from '../../../../models/one-month-in/content/tiles';
import {
  CITY_IDS,
  FARM_IDS,
  LAYOUT_IDS,
  type LayoutId,
  LOOT_IDS,
  PLAIN_IDS,
  type TileId,
} from '../../../../models/one-month-in/ids';

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

describe('the tiles', () => {
  it('are 41 of the city with the sums of the table, and 12 of them are farms (OM-FARM-01)', () => {
    const city = CITY_IDS.map((id) => TILES[id]);
    expect([CITY_IDS.length, FARM_IDS.length, PLAIN_IDS.length]).toEqual([41, 12, 26]);
    expect(FARM_IDS.every((id) => TILES[id].kind === 'farm')).toBe(true);
    expect(['claim', 'value', 'rooms', 'infest'].map((n) => sum(city.map((c) => c[n as 'claim'])))).toEqual([
      74, 147, 110, 124,
    ]);
  });

  it.each([
    ['base-green', 'base', 2, 3, 0, 0],
    ['research-centre', 'unique', 4, 8, 4, 7],
    ['zoo', 'plain', 2, 4, 4, 4],
    ['farm-05', 'farm', 1, 3, 1, 3],
    ['farm-12', 'farm', 1, 1, 1, 0],
    ['terraced-houses', 'plain', 1, 2, 4, 2],
    ['shopping-centre', 'plain', 3, 7, 6, 6],
  ] as const)('say what is printed on %s', (id: TileId, kind, claim, value, rooms, infest) => {
    expect(TILES[id]).toEqual({ kind, claim, value, rooms, infest });
  });
});

describe('the loot', () => {
  const ofKind = (kind: string) => LOOT_IDS.map((id) => LOOT[id]).filter((card) => card.kind === kind);
  const count = (kind: string) => sum(ofKind(kind).map((card) => card.count));
  const amount = (kind: string) => sum(ofKind(kind).map((card) => card.count * card.amount));

  it('is 110 cards: 44 salvage, 38 with 72 survivors, 28 with 65 zombies (OM-SETUP-05)', () => {
    expect(LOOT_DECK).toHaveLength(110);
    expect(['salvage', 'survivors', 'zombies'].map(count)).toEqual([44, 38, 28]);
    expect(['survivors', 'zombies'].map(amount)).toEqual([72, 65]);
  });

  it('has one card of ten zombies, and three of each book example', () => {
    expect(LOOT['zom-12']).toEqual({ kind: 'zombies', amount: 10, count: 1 });
    expect(LOOT['zom-08']).toEqual({ kind: 'zombies', amount: 3, count: 3 });
    expect(LOOT['sur-13']).toEqual({ kind: 'survivors', amount: 3, count: 3 });
  });
});

/** Tiles, farms and plain tiles of each layout as the table of the specification says them. */
const NUMBERS: Readonly<Record<LayoutId, readonly [number, number, number]>> = {
  '2-two-streets': [25, 8, 12],
  '2-dead-end': [19, 7, 7],
  '2-long-road': [35, 9, 21],
  '3-three-parishes': [37, 10, 21],
  '3-crush': [31, 9, 16],
  '3-outskirts': [43, 11, 26],
  '4-crossroads': [45, 12, 26],
  '4-tight-blocks': [33, 10, 16],
  '4-two-fronts': [45, 12, 26],
};

describe.each(LAYOUT_IDS)('the layout %s', (id) => {
  const { tiles, bases, core, farms, plain } = LAYOUTS[id];
  const around = (place: string) =>
    neighbours(hexOf(place))
      .map(keyOf)
      .filter((key) => tiles.includes(key));

  it('has as many tiles, farms and plain tiles as its row says', () => {
    expect([tiles.length, farms, plain]).toEqual(NUMBERS[id]);
    expect(new Set(tiles).size).toBe(tiles.length);
  });

  it('has its bases and its core on tiles, apart from each other', () => {
    const places = [...bases, ...core];
    expect(bases).toHaveLength(Number(id[0]));
    expect(places.filter((place) => !tiles.includes(place))).toEqual([]);
    expect(new Set(places).size).toBe(places.length);
  });

  it('gives every base the same number of neighbours, four or more and no other base (OM-SETUP-08)', () => {
    const counts = bases.map((base) => around(base).length);
    expect(new Set(counts).size).toBe(1);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
    expect(bases.flatMap(around).filter((place) => bases.includes(place))).toEqual([]);
  });
});

/** Numbers of tiles by how far they lie from a place. */
function rings(place: string, tiles: readonly string[]): readonly number[] {
  const distances = tiles.map((tile) => distance(hexOf(place), hexOf(tile)));
  return Array.from({ length: Math.max(...distances) + 1 }, (_, far) => count(distances, far));
}

const count = (list: readonly number[], item: number) => list.filter((one) => one === item).length;

/** Tiles to which a base is the nearest; those in the middle count for all that they are as near to. */
function nearestTiles(base: string, { tiles, bases }: Layout): number {
  const shares = tiles.map((tile) => {
    const distances = bases.map((one) => distance(hexOf(one), hexOf(tile)));
    const nearest = Math.min(...distances);
    return distance(hexOf(base), hexOf(tile)) === nearest ? 1 / count(distances, nearest) : 0;
  });
  return shares.reduce((sum, share) => sum + share, 0);
}

describe.each(LAYOUT_IDS)('the layout %s, symmetric for all seats (3.7),', (id) => {
  const layout = LAYOUTS[id];
  const { tiles, bases, core } = layout;

  it('gives every base the same share of nearest tiles', () => {
    const shares = bases.map((base) => nearestTiles(base, layout));
    for (const share of shares) expect(share).toBeCloseTo(tiles.length / bases.length);
  });

  it('has as many tiles and places of the core in every distance from every base', () => {
    const [first = '', ...others] = bases;
    for (const base of others) {
      expect(rings(base, tiles)).toEqual(rings(first, tiles));
      expect(rings(base, core)).toEqual(rings(first, core));
    }
  });

  it('has its rivals as far from every base', () => {
    const far = bases.map((base) => rings(base, bases).join());
    expect(new Set(far).size).toBe(1);
  });
});

describe('the recommended map', () => {
  it('is there for two, three and four teams, and for nobody else', () => {
    expect([2, 3, 4].map((teams) => layoutFor(null, teams))).toEqual([
      '2-two-streets',
      '3-three-parishes',
      '4-crossroads',
    ]);
    expect(() => layoutFor(null, 5)).toThrow('There is no map for 5 teams.');
    expect(() => layoutFor('3-crush', 2)).toThrow('for 3 teams, not for 2');
  });
});
