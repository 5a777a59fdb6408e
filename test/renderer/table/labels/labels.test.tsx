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
        if (name === 'drawImage') return (print: typeof canvas) => written.push(...print.written);
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

it('shows the words that are wanted now, not those of the sheet before', async () => {
  const table = (...texts: string[]) => <Labels labels={texts.map(saying)} faces={[]} />;
  const drawn = await create(<group />);
  vi.stubGlobal('document', { createElement: paper });
  const show = async (...texts: string[]) => {
    await act(async () => drawn.update(table(...texts)));
    const { material } = drawn.scene.findByType('Mesh').instance as Mesh<BufferGeometry, ShaderMaterial>;
    return material.uniforms.map?.value.image.written;
  };
  expect(await show('North Gate')).toEqual(['North Gate']);
  expect(await show('North Gate', '2 dice')).toEqual(['North Gate', '2 dice']);
});
