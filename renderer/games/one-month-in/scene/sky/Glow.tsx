import { useEffect, useMemo, useRef } from 'react';
import { AdditiveBlending, type InstancedMesh, Matrix4, type MeshBasicMaterial, PlaneGeometry } from 'three';
import type { HexKey } from '../../../../../models/kernel/hex';
import { sheet } from '../../../../table/print/canvas';
import { printed } from '../../../../table/print/printed';
import { useSame } from '../../../../table/useSame';
import { hexSpot } from '../../layout';
import type { SceneModel } from '../scene-model';

const SIZE = 64;
const CAPACITY = 45;
const REACH = 3.6;
const HEIGHT = 0.05;
/** The light falls out of doors and windows, in front of the building. */
const BEFORE = 0.55;

function pool() {
  const pen = sheet(SIZE, SIZE);
  const shade = pen.createRadialGradient(SIZE / 2, SIZE / 2, 0, SIZE / 2, SIZE / 2, SIZE / 2);
  shade.addColorStop(0, 'rgba(255,186,96,1)');
  shade.addColorStop(0.45, 'rgba(255,150,60,0.4)');
  shade.addColorStop(1, 'rgba(255,120,30,0)');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, SIZE, SIZE);
  return printed(pen, 1);
}

export interface GlowProps {
  readonly scene: SceneModel;
  /** Gets the material, whose strength follows the time of day. */
  readonly register: (material: MeshBasicMaterial | null) => void;
}

const matrix = new Matrix4();

/** Pools of lamplight around all that is held: the city gets lights as it is reclaimed. */
export function Glow({ scene, register }: GlowProps) {
  const mesh = useRef<InstancedMesh>(null);
  const picture = useMemo(pool, []);
  const plane = useMemo(() => new PlaneGeometry(REACH, REACH * 0.8).rotateX(-Math.PI / 2), []);
  useEffect(() => () => picture.dispose(), [picture]);
  useEffect(() => () => plane.dispose(), [plane]);
  const held = useSame(
    (Object.entries(scene.tiles) as [HexKey, { status: string }][])
      .filter(([, { status }]) => status === 'held')
      .map(([tile]) => tile),
  );
  useEffect(() => {
    if (!mesh.current) return;
    mesh.current.count = Math.min(held.length, CAPACITY);
    held.slice(0, CAPACITY).forEach((tile, index) => {
      const { x, z } = hexSpot(tile);
      mesh.current?.setMatrixAt(index, matrix.makeTranslation(x, HEIGHT, z + BEFORE));
    });
    mesh.current.instanceMatrix.needsUpdate = true;
  }, [held]);
  return (
    <instancedMesh
      ref={mesh}
      args={[plane, undefined, CAPACITY]}
      frustumCulled={false}
      renderOrder={1}
      raycast={() => null}
    >
      <meshBasicMaterial
        ref={register}
        map={picture}
        transparent
        depthWrite={false}
        blending={AdditiveBlending}
        toneMapped={false}
        fog={false}
      />
    </instancedMesh>
  );
}
