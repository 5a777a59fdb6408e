import { Matrix4, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { cardGeometry } from '../../../../renderer/table/cards/card-geometry';
import { cardMatrix } from '../../../../renderer/table/cards/card-matrix';
import { CARD } from '../../../../renderer/table/cards/card-shape';
import { pressed } from '../../../../renderer/table/cards/pile';

/** Which part of its print lies farthest in a direction, for a side of a card that lies with that side up. */
function printAt(side: 'front' | 'back', direction: Vector3) {
  const geometry = cardGeometry();
  const tip = side === 'front' ? 0 : 1;
  const matrix = cardMatrix({ x: 0, y: 0, z: 0, yaw: 0, tip, grow: 1 }, 1, new Matrix4());
  const [position, uv, sides] = ['position', 'uv', 'side'].map((name) => geometry.getAttribute(name));
  if (!position || !uv || !sides) throw new Error('A card has no shape.');
  const vertices = Array.from({ length: position.count }, (_, index) => index).filter(
    (index) =>
      sides.getX(index) === tip && Math.abs(position.getY(index)) > 0 && uv.getX(index) !== Math.fround(0.02),
  );
  const far = vertices.toSorted((a, b) => {
    const along = (index: number) =>
      new Vector3().fromBufferAttribute(position, index).applyMatrix4(matrix).dot(direction);
    return along(b) - along(a);
  });
  const [first = 0] = far;
  return { u: uv.getX(first), v: uv.getY(first) };
}

describe('a card', () => {
  it.each(['front', 'back'] as const)('shows its %s upright and not mirrored', (side) => {
    expect(printAt(side, new Vector3(0, 0, -1)).v).toBeCloseTo(1);
    expect(printAt(side, new Vector3(0, 0, 1)).v).toBeCloseTo(0);
    expect(printAt(side, new Vector3(1, 0, 0)).u).toBeCloseTo(1);
  });

  it('lies with its lower side on the table, alone or in a pile', () => {
    for (const cards of [1, 5]) {
      const matrix = cardMatrix({ x: 0, y: 2, z: 0, yaw: 0, tip: 1, grow: 1 }, cards, new Matrix4());
      const lowest = new Vector3(0, CARD.thickness / 2, 0).applyMatrix4(matrix);
      expect(lowest.y).toBeCloseTo(2);
    }
  });
});

describe('a pile', () => {
  it('grows with its cards, ever more slowly', () => {
    const steps = [1, 4, 9, 16].map(pressed);
    expect(steps[0]).toBe(1);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(pressed(30)).toBeLessThan(8);
  });
});
