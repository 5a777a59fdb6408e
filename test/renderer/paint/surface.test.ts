import { describe, expect, it } from 'vitest';
import { PAINT_AREAS } from '../../../renderer/paint/areas';
import type { Paintwork } from '../../../renderer/paint/paintwork';
import { areasOn, linearOf, repaint, type Sculpture, surfaceOf } from '../../../renderer/paint/surface';

const [SKIN, CLOTH] = [PAINT_AREAS.indexOf('skin') + 1, PAINT_AREAS.indexOf('cloth') + 1];

/** One triangle after the other, each apart from all others; its corners are as light as told. */
function sculpted(triangles: readonly (readonly [area: number, ...lights: number[]])[]): Sculpture {
  const lights = triangles.flatMap(([, ...own]) => own);
  return {
    areas: Uint8Array.from(triangles.flatMap(([area]) => [area, area, area])),
    colours: Float32Array.from(lights.flatMap((light) => [light, light, light])),
    positions: lights.flatMap((_, vertex) => [vertex, vertex % 3, 0]),
    index: lights.map((_, vertex) => vertex),
  };
}

function painted(sculpture: Sculpture, paintwork: Paintwork): readonly (readonly number[])[] {
  const colours = new Float32Array(sculpture.colours.length);
  repaint(surfaceOf(sculpture), paintwork, colours);
  return Array.from({ length: colours.length / 3 }, (_, at) =>
    Array.from(colours.subarray(3 * at, 3 * at + 3)),
  );
}

const lightOf = (rgb: readonly number[] | undefined) => (rgb ?? []).reduce((sum, one) => sum + one, 0);
const GREEN = { colour: '#2f6a4c', wash: 50, brush: 50 } as const;

describe('a miniature in paint of its owner', () => {
  const figure = sculpted([
    [SKIN, 0.3, 0.4, 0.5],
    [CLOTH, 0.1, 0.2, 0.5],
    [0, 0.6, 0.6, 0.6],
  ]);

  it('looks as it came where nothing else is wanted', () => {
    const untouched = painted(figure, {});
    expect(untouched.flat()).toEqual([...figure.colours]);
    expect(painted(figure, { skin: { colour: null, wash: 50, brush: 50 } })).toEqual(untouched);
  });

  it('changes the area that was painted and no other, and never what keeps its paint', () => {
    const before = painted(figure, {});
    const after = painted(figure, { cloth: GREEN });
    expect(after.slice(0, 3)).toEqual(before.slice(0, 3));
    expect(after.slice(6)).toEqual(before.slice(6));
    for (const [red = 0, green = 0] of after.slice(3, 6)) expect(green).toBeGreaterThan(red);
  });

  it('keeps the order of light and dark in its folds', () => {
    const [dark, middle, light] = painted(figure, { cloth: GREEN }).slice(3, 6).map(lightOf);
    expect(dark).toBeLessThan(middle ?? 0);
    expect(middle).toBeLessThan(light ?? 0);
  });

  it('has darker recesses with more wash, and lighter edges with more brush', () => {
    const at = (wash: number, brush: number) =>
      painted(figure, { cloth: { ...GREEN, wash, brush } })
        .slice(3, 6)
        .map(lightOf);
    expect(at(100, 50)[0]).toBeLessThan(at(0, 50)[0] ?? 0);
    expect(at(100, 50)[2]).toBeCloseTo(at(0, 50)[2] ?? 0);
    expect(at(50, 100)[2]).toBeGreaterThan(at(50, 0)[2] ?? 0);
    expect(at(50, 100)[0]).toBeCloseTo(at(50, 0)[0] ?? 0);
  });

  it('takes wash and brush in the paint that it came with as well', () => {
    const before = painted(figure, {});
    const after = painted(figure, { skin: { colour: null, wash: 100, brush: 50 } });
    expect(lightOf(after[0])).toBeLessThan(lightOf(before[0]));
    expect(after.slice(3)).toEqual(before.slice(3));
  });

  it('tells the pieces of an area apart by their tone', () => {
    const twoCoats = sculpted([
      [CLOTH, 0.1, 0.1, 0.1],
      [CLOTH, 0.4, 0.4, 0.4],
    ]);
    const [dark, , , light] = painted(twoCoats, { cloth: GREEN }).map(lightOf);
    expect(dark).toBeLessThan(light ?? 0);
  });
});

describe('the surface of a miniature', () => {
  it('has the areas that its model tells, in their order', () => {
    expect(areasOn({ areas: Uint8Array.from([3, 0, 1, 3]) })).toEqual(['skin', 'cloth']);
  });

  it('reads colours as light', () => {
    expect(linearOf('#ff0080').map((part) => Number(part.toFixed(3)))).toEqual([1, 0, 0.216]);
  });
});
