import { describe, expect, it } from 'vitest';
import { draftOf } from '../../../../models/one-month-in/layouts/draft';
import { GRID, isOnGrid, placeBeside, spotOf, toMiddle } from '../../../../models/one-month-in/layouts/grid';
import { lift, move, pieceAt, put, withFarms } from '../../../../models/one-month-in/layouts/steps';

const STREETS = draftOf('2-two-streets');

describe('the steps of the editor', () => {
  it('put a piece where nothing lay, and in place of what lay there', () => {
    const wider = put(STREETS, '4,0', 'core');
    expect(wider.tiles).toContain('4,0');
    expect(pieceAt(wider, '4,0')).toBe('core');
    expect(pieceAt(put(wider, '4,0', 'street'), '4,0')).toBe('street');
    expect(put(wider, '4,0', 'street').tiles).toHaveLength(STREETS.tiles.length + 1);
  });

  it('take a place off the map with all that it was', () => {
    expect(lift(STREETS, '2,0')).toMatchObject({ bases: ['-2,0'] });
    expect(pieceAt(lift(STREETS, '2,0'), '2,0')).toBeNull();
  });

  it("move a piece, and give two bases each other's seat", () => {
    expect(move(STREETS, '-2,0', '-2,1').bases).toEqual(['-2,1', '2,0']);
    expect(pieceAt(move(STREETS, '-2,0', '5,0'), '-2,0')).toBeNull();
    expect(move(STREETS, '-2,0', '2,0').bases).toEqual(['2,0', '-2,0']);
  });

  it('change nothing where nothing is to be done', () => {
    expect(put(STREETS, '2,0', 'base')).toBe(STREETS);
    expect(put(STREETS, '99,0', 'street')).toBe(STREETS);
    expect(lift(STREETS, '5,0')).toBe(STREETS);
    expect(move(STREETS, '5,0', '0,0')).toBe(STREETS);
    expect(put(draftOf('4-crossroads'), '0,0', 'base')).toEqual(draftOf('4-crossroads'));
    expect(withFarms(withFarms(STREETS, 12), 13).farms).toBe(12);
  });
});

describe('the grid', () => {
  it('is 13 places wide and 11 deep, and holds its middle', () => {
    expect(GRID).toHaveLength(11);
    expect(new Set(GRID.flat()).size).toBe(143);
    expect(isOnGrid('0,0')).toBe(true);
    expect(spotOf('0,0')).toEqual({ row: 6, column: 7 });
    expect(spotOf('40,0')).toBeNull();
  });

  it('is walked by the arrow keys up to its edges', () => {
    const first = GRID[0]?.[0] ?? '0,0';
    expect(placeBeside('0,0', 'ArrowRight')).toBe('1,0');
    expect(placeBeside('0,0', 'ArrowDown')).toBe('0,1');
    expect(placeBeside('0,0', 'x')).toBeNull();
    expect(placeBeside(first, 'ArrowUp')).toBeNull();
    expect(placeBeside(first, 'ArrowLeft')).toBeNull();
  });

  it('takes in what was built beside it', () => {
    const far = STREETS.tiles.map((place) => {
      const [q = 0, r = 0] = place.split(',').map(Number);
      return `${q + 20},${r - 9}` as const;
    });
    expect(far.some(isOnGrid)).toBe(false);
    expect(far.map(toMiddle(far)).every(isOnGrid)).toBe(true);
  });
});
