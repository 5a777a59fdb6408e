import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Placed, shelve } from '../../../renderer/table/print/shelf';

function overlap(a: Placed, b: Placed): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe('the sheet of prints', () => {
  it('keeps the order given', () => {
    const { places } = shelve(
      [
        { width: 10, height: 10 },
        { width: 20, height: 30 },
      ],
      100,
      2,
    );
    expect(places.map(({ width, height }) => [width, height])).toEqual([
      [10, 10],
      [20, 30],
    ]);
  });

  it('never lets two prints overlap or run off the sheet', () => {
    const item = fc.record({
      width: fc.integer({ min: 1, max: 60 }),
      height: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 30 }), (items) => {
        const { places, height } = shelve(items, 128, 3);
        expect(places).toHaveLength(items.length);
        places.forEach((place, index) => {
          expect(place.x + place.width).toBeLessThanOrEqual(128);
          expect(place.y + place.height).toBeLessThanOrEqual(height);
          expect(places.slice(index + 1).some((other) => overlap(place, other))).toBe(false);
        });
      }),
    );
  });
});
