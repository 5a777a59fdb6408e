import { BufferAttribute, BufferGeometry, Float32BufferAttribute, Int8BufferAttribute, Matrix4 } from 'three';
import { describe, expect, it } from 'vitest';
import { merged } from '../../../../renderer/table/models/merge';

/** A triangle as the model tools pack it: normals and colours in bytes. */
function packedTriangle(): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute([0, 0, 0, 1, 0, 0, 0, 0, -1], 3));
  geometry.setAttribute('normal', new Int8BufferAttribute([0, 127, 0, 0, 127, 0, 0, 127, 0], 3, true));
  geometry.setAttribute(
    'color',
    new BufferAttribute(new Uint8Array([...Array(12).keys()].map(() => 255)), 4, true),
  );
  geometry.setIndex([0, 1, 2]);
  return geometry;
}

describe('models merged into one', () => {
  it('stand where they were put and keep their colours', () => {
    const geometry = packedTriangle();
    const whole = merged([
      { geometry, place: new Matrix4() },
      { geometry, place: new Matrix4().makeTranslation(5, 2, 0) },
    ]);
    expect([...whole.getAttribute('position').array]).toEqual([
      0, 0, 0, 1, 0, 0, 0, 0, -1, 5, 2, 0, 6, 2, 0, 5, 2, -1,
    ]);
    expect([...whole.getAttribute('normal').array]).toEqual([
      0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0,
    ]);
    expect([...whole.getAttribute('color').array]).toEqual(Array(18).fill(1));
    expect([...(whole.getIndex()?.array ?? [])]).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('leave the model that they came from as it was', () => {
    const geometry = packedTriangle();
    merged([{ geometry, place: new Matrix4().makeTranslation(9, 9, 9) }]);
    expect([...geometry.getAttribute('position').array]).toEqual([0, 0, 0, 1, 0, 0, 0, 0, -1]);
  });
});
