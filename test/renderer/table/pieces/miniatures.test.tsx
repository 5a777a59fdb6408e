import { create } from '@react-three/test-renderer';
import { BoxGeometry, BufferAttribute, type InstancedMesh, Material, type WebGLRenderer } from 'three';
import { expect, it } from 'vitest';
import { COARSE } from '../../../../renderer/table/coarse';
import { miniatureOf } from '../../../../renderer/table/models/miniature';
import { Miniatures } from '../../../../renderer/table/pieces/Miniatures';

function painted() {
  const box = new BoxGeometry(1, 1, 1, 24, 24, 24).translate(0, 0.5, 0);
  box.deleteAttribute('uv');
  const colours = new Float32Array(box.getAttribute('position').count * 3).fill(1);
  return miniatureOf(
    { paint: box.setAttribute('color', new BufferAttribute(colours, 3)) },
    '#ffffff',
    'test/figure',
  );
}

/** A renderer whose frame is coarse, or is not. */
const drawing = (coarse: boolean) =>
  ({ domElement: { hasAttribute: (name: string) => coarse && name === COARSE } }) as unknown as WebGLRenderer;

it('draws a model as coarse as its shadow in a coarse frame, and whole in every other', async () => {
  const model = painted();
  const drawn = await create(<Miniatures ref={null} model={model} capacity={1} scale={1} />);
  const [body] = drawn.scene.findAllByType('Mesh');
  const mesh = body?.instance as InstancedMesh;
  const during = (coarse: boolean) => {
    const call = [drawing(coarse)] as unknown as Parameters<InstancedMesh['onBeforeRender']>;
    mesh.onBeforeRender(...call);
    const { start, count } = model.body.drawRange;
    mesh.onAfterRender(...call);
    return { start, count };
  };
  expect(model.shadow.count).toBeLessThan(model.seen.count / 2);
  expect(during(true)).toEqual(model.shadow);
  expect(during(false)).toEqual(model.seen);
  during(true);
  expect(model.body.drawRange).toEqual(model.seen);
});

it('draws what is hidden of a piece as a shade and a bright line around it, before the piece itself', async () => {
  const drawn = await create(
    <Miniatures ref={null} model={painted()} capacity={1} scale={1} glimpse="#8fd12e" />,
  );
  const meshes = drawn.scene.findAllByType('Mesh').map(({ instance }) => instance as InstancedMesh);
  const orderOf = (mesh: InstancedMesh | undefined) => mesh?.renderOrder ?? 0;
  const hidden = meshes.filter(({ material }) => material instanceof Material && material.stencilWrite);
  const [shade, line] = hidden.toSorted((a, b) => orderOf(a) - orderOf(b));
  expect(hidden).toHaveLength(2);
  expect(orderOf(shade)).toBeLessThan(orderOf(line));
  expect(orderOf(line)).toBeLessThan(orderOf(meshes[0]));
  const opacityOf = (mesh: InstancedMesh | undefined) =>
    mesh?.material instanceof Material ? mesh.material.opacity : 0;
  expect(opacityOf(shade)).toBeLessThan(0.3);
  expect(opacityOf(line)).toBeGreaterThan(0.9);
});
