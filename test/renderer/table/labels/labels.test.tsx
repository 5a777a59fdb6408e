import { act, create } from '@react-three/test-renderer';
import type { BufferGeometry, Mesh, ShaderMaterial } from 'three';
import { expect, it, vi } from 'vitest';
import { type FloatingLabel, Labels } from '../../../../renderer/table/labels/Labels';

/** A canvas that remembers what is written on it. */
function paper() {
  const written: string[] = [];
  const canvas = { width: 1, height: 1, written, getContext: () => pen };
  const pen: object = new Proxy(
    { canvas, measureText: (text: string) => ({ width: 20 * text.length }) },
    {
      get: (known, name) => {
        if (name in known) return Reflect.get(known, name);
        if (name === 'fillText') return (text: string) => written.push(text);
        return () => {};
      },
      set: () => true,
    },
  );
  return canvas;
}

const saying = (text: string): FloatingLabel => ({
  look: { text, colour: '#fff' },
  at: [0, 0, 0],
  rank: 'price',
  size: 0.03,
});

/** A table over which words float: shows some and tells what is written on the sheet that they are cut from. */
async function words() {
  const drawn = await create(<group />);
  vi.stubGlobal('document', { createElement: paper });
  return async (...texts: string[]) => {
    await act(async () => drawn.update(<Labels labels={texts.map(saying)} faces={[]} />));
    const { material, geometry } = drawn.scene.findByType('Mesh').instance as Mesh<
      BufferGeometry,
      ShaderMaterial
    >;
    const sheet = material.uniforms.map?.value;
    return { sheet, written: sheet.image.written, shown: geometry.getAttribute('corner').count / 4 };
  };
}

it('shows the words that are wanted now, not those of the sheet before', async () => {
  const show = await words();
  expect((await show('North Gate')).written).toEqual(['North Gate']);
  expect((await show('North Gate', '2 dice')).written).toEqual(['North Gate', '2 dice']);
});

it('prints nothing when words go that were shown: the sheet has all that are left', async () => {
  const show = await words();
  const before = await show('North Gate', '2 dice');
  const after = await show('North Gate');
  expect(after.sheet).toBe(before.sheet);
  expect([before.shown, after.shown]).toEqual([2, 1]);
});
