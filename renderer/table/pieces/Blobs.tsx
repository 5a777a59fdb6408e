import { type Ref, useEffect, useMemo } from 'react';
import { type InstancedMesh, Matrix4, PlaneGeometry, type Texture } from 'three';
import type { Pose } from '../../motion/tween';
import { sheet } from '../print/canvas';
import { printed } from '../print/printed';
import { useQuality } from '../QualityContext';

const SIZE = 64;
/** Most miniatures that cast a blob. */
const CAPACITY = 64;
const WIDTH = 1.25;

const matrix = new Matrix4();

function softDisc(): Texture {
  const pen = sheet(SIZE, SIZE);
  const shade = pen.createRadialGradient(SIZE / 2, SIZE / 2, SIZE * 0.2, SIZE / 2, SIZE / 2, SIZE / 2);
  shade.addColorStop(0, 'rgba(0,0,0,0.75)');
  shade.addColorStop(1, 'rgba(0,0,0,0)');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, SIZE, SIZE);
  return printed(pen, 1);
}

/** Lays a soft dark disc under every piece; it stays on the ground while the piece is in the air. */
export function layBlobs(mesh: InstancedMesh | null, poses: Iterable<Pose>) {
  if (!mesh) return;
  let count = 0;
  for (const { x, y, z, grow } of poses) {
    if (count >= CAPACITY) break;
    const width = Math.max(0.001, grow) * WIDTH;
    mesh.setMatrixAt(
      count++,
      matrix.makeScale(width, 1, width).setPosition(x + 0.06, Math.floor(y) + 0.02, z - 0.04),
    );
  }
  mesh.count = count;
  mesh.instanceMatrix.needsUpdate = true;
}

/** Contact shadows: all there is for machines that cannot afford others, and what grounds miniatures on the rest. */
export function Blobs({ ref }: { readonly ref: Ref<InstancedMesh> }) {
  const { shadowSize } = useQuality();
  const disc = useMemo(softDisc, []);
  const plane = useMemo(() => new PlaneGeometry(1, 1).rotateX(-Math.PI / 2), []);
  useEffect(
    () => () => {
      disc.dispose();
      plane.dispose();
    },
    [disc, plane],
  );
  return (
    <instancedMesh
      ref={ref}
      args={[plane, undefined, CAPACITY]}
      frustumCulled={false}
      renderOrder={1}
      raycast={() => null}
    >
      <meshBasicMaterial map={disc} transparent opacity={shadowSize > 0 ? 0.6 : 1} depthWrite={false} />
    </instancedMesh>
  );
}
