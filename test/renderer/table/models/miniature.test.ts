import { BoxGeometry, BufferAttribute, type BufferGeometry, Color } from 'three';
import { describe, expect, it } from 'vitest';
import { miniatureOf } from '../../../../renderer/table/models/miniature';

function painted(light: number): BufferGeometry {
  const box = new BoxGeometry(1, 1, 1).translate(0, 0.5, 0);
  box.deleteAttribute('uv');
  const colours = new Float32Array(box.getAttribute('position').count * 3).fill(light);
  return box.setAttribute('color', new BufferAttribute(colours, 3));
}

function coloursOf(geometry: BufferGeometry): Set<string> {
  const colours = geometry.getAttribute('color');
  return new Set(
    Array.from({ length: colours.count }, (_, i) =>
      [colours.getX(i), colours.getY(i), colours.getZ(i)].map((value) => value.toFixed(2)).join(),
    ),
  );
}

describe('a miniature', () => {
  it('has the rim of its base in the colour of its seat or type, and its paint as it was', () => {
    const { r, g, b } = new Color('#e0443a');
    const { body } = miniatureOf({ paint: painted(1), rim: painted(0.5) }, '#e0443a', 'test/figure');
    const rim = [r, g, b].map((value) => (value * 0.5).toFixed(2)).join();
    expect(coloursOf(body)).toEqual(new Set(['1.00,1.00,1.00', rim]));
  });

  it('stands on the table with the foot of its base', () => {
    const { body } = miniatureOf({ paint: painted(1).translate(0, -0.062, 0) }, '#ffffff', 'test/figure');
    body.computeBoundingBox();
    expect(body.boundingBox?.min.y).toBeCloseTo(0);
  });

  it('shines only where its model glows', () => {
    expect(miniatureOf({ paint: painted(1) }, '#ffffff', 'test/figure').glow).toBeNull();
    expect(
      miniatureOf({ paint: painted(1), glow: painted(1) }, '#ffffff', 'test/figure').glow,
    ).not.toBeNull();
  });

  it('cannot be made of a model without paint', () => {
    expect(() => miniatureOf({ rim: painted(1) }, '#ffffff', 'test/figure')).toThrow('painted');
  });
});
