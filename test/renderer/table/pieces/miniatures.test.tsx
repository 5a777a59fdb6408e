import { create } from '@react-three/test-renderer';
import { BoxGeometry, BufferAttribute, type InstancedMesh, type WebGLRenderer } from 'three';
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
