import { useEffect, useMemo, useRef } from 'react';
import { AdditiveBlending, type InstancedMesh, Matrix4, type MeshBasicMaterial, PlaneGeometry } from 'three';
import type { HexKey } from '../../../../../models/kernel/hex';
import { type PoseGoal, type Travel, usePoses } from '../../../../table/pieces/usePoses';
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
  /** How the light comes and goes. */
  readonly travel: Travel;
  /** Gets the material, whose strength follows the time of day. */
  readonly register: (material: MeshBasicMaterial | null) => void;
}

const matrix = new Matrix4();

function poolOn(tile: HexKey): PoseGoal {
  const { x, z } = hexSpot(tile);
  return { key: tile, pose: { x, y: HEIGHT, z: z + BEFORE, yaw: 0, tip: 0, grow: 1 }, gait: 'slide' };
}

/** Pools of lamplight around all that is held: the city gets lights as it is reclaimed. */
export function Glow({ scene, travel, register }: GlowProps) {
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
  const goals = useMemo(() => held.map(poolOn), [held]);
  usePoses(goals, travel, (poses) => {
    const pools = [...poses.values()].slice(0, CAPACITY);
    if (!mesh.current) return;
    mesh.current.count = pools.length;
    pools.forEach(({ x, z, grow }, index) => {
      const spread = Math.max(0.001, grow);
      mesh.current?.setMatrixAt(index, matrix.makeScale(spread, 1, spread).setPosition(x, HEIGHT, z));
    });
    mesh.current.instanceMatrix.needsUpdate = true;
  });
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
