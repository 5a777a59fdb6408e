import { describe, expect, it } from 'vitest';
import { seeded } from '../../../../renderer/random/random';
import { labelPlaces, type Wanted } from '../../../../renderer/table/labels/layout';

const price = (x: number, y: number): Wanted => ({ rank: 'price', x, y, width: 50, height: 22 });
const count = (x: number, y: number): Wanted => ({ rank: 'count', x, y, width: 40, height: 22 });
const name = (x: number, y: number): Wanted => ({ rank: 'name', x, y, width: 90, height: 17 });

const WINDOW = { left: 0, right: 1280, top: 0, bottom: 720 };
const FREE = { faces: [], frame: WINDOW };

/** Pairs of labels that lie on one another. */
function overlaps(wanted: readonly Wanted[], faces: readonly { x: number; y: number }[] = []): number {
  const places = labelPlaces(wanted, { faces, frame: WINDOW });
  const laid = wanted.flatMap((label, index) => {
    const place = places[index];
    return place ? [{ ...label, ...place }] : [];
  });
  return laid.flatMap((one, index) =>
    laid
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(one.x - other.x) * 2 < one.width + other.width &&
          Math.abs(one.y - other.y) * 2 < one.height + other.height,
      ),
  ).length;
}

describe('labels', () => {
  it('stay where they should be if there is room', () => {
    expect(labelPlaces([price(100, 100), count(300, 100), name(500, 100)], FREE)).toEqual([
      { x: 100, y: 100 },
      { x: 300, y: 100 },
      { x: 500, y: 100 },
    ]);
  });

  it('make way for one another, what matters less for what matters more', () => {
    const [moved, first] = labelPlaces([name(100, 100), price(100, 100)], FREE);
    expect(first).toEqual({ x: 100, y: 100 });
    expect(moved).not.toEqual({ x: 100, y: 100 });
    expect(overlaps([name(100, 100), price(100, 100)])).toBe(0);
  });

  it('leave a face free if they can', () => {
    const [place] = labelPlaces([price(100, 100)], { ...FREE, faces: [{ x: 100, y: 100 }] });
    expect(place).not.toEqual({ x: 100, y: 100 });
  });

  it('lie under no panel if they can: those that hang over an edge are drawn in as far as they must', () => {
    const frame = { left: 215, right: 1005, top: 43, bottom: 544 };
    const places = labelPlaces([price(400, 540), price(225, 300), price(600, 40)], { faces: [], frame });
    expect(places).toEqual([
      { x: 400, y: 544 - 11 },
      { x: 215 + 25, y: 300 },
      { x: 600, y: 43 + 11 },
    ]);
  });

  it('stay with what they are for where a panel covers that as well', () => {
    const frame = { left: 215, right: 1005, top: 43, bottom: 544 };
    expect(labelPlaces([price(400, 640)], { faces: [], frame })).toEqual([{ x: 400, y: 640 }]);
  });

  it('never cover one another among 19 enemies and 40 legal places, and all prices can be read', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const random = seeded(seed);
      const at = () => [random() * 790 + 215, random() * 600 + 45] as const;
      const prices = Array.from({ length: 40 }, () => price(...at()));
      const counts = Array.from({ length: 6 }, () => count(...at()));
      const names = Array.from({ length: 13 }, () => name(...at()));
      const faces = Array.from({ length: 19 }, () => ({ x: at()[0], y: at()[1] }));
      const wanted = [...names, ...counts, ...prices];
      expect(overlaps(wanted, faces)).toBe(0);
      expect(
        labelPlaces(wanted, { faces, frame: WINDOW })
          .slice(names.length)
          .filter((place) => place === null),
      ).toEqual([]);
    }
  });
});
