import { describe, expect, it } from 'vitest';
import {
  borderOf,
  bordersOf,
  DIRECTIONS,
  directionTo,
  distance,
  type Hex,
  hexOf,
  isSame,
  keyOf,
  line,
  neighbour,
  neighbours,
  opposite,
  within,
} from '../../../models/kernel/hex';
import { createLuck, randomInt } from '../../../models/kernel/luck';

const luck = createLuck('hexes');
const someHex = (): Hex => ({ q: randomInt(luck, -9, 9), r: randomInt(luck, -9, 9) });
const PAIRS = Array.from({ length: 300 }, () => [someHex(), someHex()] as const);

describe('a hex', () => {
  it('has a name that leads back to it', () => {
    for (const [hex] of PAIRS) expect(hexOf(keyOf(hex))).toEqual(hex);
    expect(() => hexOf('1;2')).toThrow('"1;2" is no hex.');
  });

  it('has six neighbours, from the east clockwise, each a step away and none twice', () => {
    const around = neighbours({ q: 0, r: 0 });
    expect(around.map(keyOf)).toEqual(['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1']);
    expect(around.map((hex) => distance(hex, { q: 0, r: 0 }))).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('is the neighbour of its neighbours: one goes back the way one came', () => {
    for (const [hex] of PAIRS) {
      for (const direction of DIRECTIONS) {
        const other = neighbour(hex, direction);
        expect(directionTo(hex, other)).toBe(direction);
        expect(neighbour(other, opposite(direction))).toEqual(hex);
      }
    }
  });

  it('does not touch what lies at the other end of the grid', () => {
    expect(directionTo({ q: 9, r: 0 }, { q: -9, r: 0 })).toBeNull();
    expect(() => borderOf({ q: 9, r: 0 }, { q: -9, r: 0 })).toThrow('9,0 and -9,0 do not touch.');
  });
});

describe('the border between two hexes', () => {
  it('has the same name from both sides, and each of a hex another one', () => {
    for (const [hex] of PAIRS) {
      for (const other of neighbours(hex)) expect(borderOf(hex, other)).toBe(borderOf(other, hex));
      expect(new Set(bordersOf(hex)).size).toBe(6);
    }
  });
});

describe('distance', () => {
  it('is the same both ways, nothing only to oneself, and never shorter by a detour', () => {
    for (const [index, [one, other]] of PAIRS.entries()) {
      const [third] = PAIRS[(index + 1) % PAIRS.length] ?? [one];
      expect(distance(one, other)).toBe(distance(other, one));
      expect(distance(one, other) === 0).toBe(isSame(one, other));
      expect(distance(one, other)).toBeLessThanOrEqual(distance(one, third) + distance(third, other));
    }
  });
});

describe('a line', () => {
  it('leads from one end to the other over touching hexes, as many as the distance and one', () => {
    for (const [from, to] of PAIRS) {
      const hexes = line(from, to);
      expect([hexes[0], hexes.at(-1), hexes.length]).toEqual([from, to, distance(from, to) + 1]);
      const gaps = hexes.slice(1).filter((hex, n) => directionTo(hexes[n] ?? hex, hex) === null);
      expect(gaps).toEqual([]);
    }
  });

  it('crosses the same hexes on the way back, also along a border', () => {
    for (const [from, to] of PAIRS) expect(line(to, from).toReversed()).toEqual(line(from, to));
    expect(line({ q: 0, r: 0 }, { q: 1, r: 1 }).map(keyOf)).toEqual(['0,0', '1,0', '1,1']);
    expect(line({ q: 1, r: 1 }, { q: 0, r: 0 }).map(keyOf)).toEqual(['1,1', '1,0', '0,0']);
  });
});

describe('the hexes around one', () => {
  it('are those within the distance', () => {
    expect([0, 1, 2, 3].map((radius) => within({ q: 4, r: -7 }, radius).length)).toEqual([1, 7, 19, 37]);
    for (const hex of within({ q: 4, r: -7 }, 3))
      expect(distance(hex, { q: 4, r: -7 })).toBeLessThanOrEqual(3);
  });
});
