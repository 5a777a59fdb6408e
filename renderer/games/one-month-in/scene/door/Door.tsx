import { useCallback, useEffect, useMemo, useRef } from 'react';
import { BoxGeometry, Euler, type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import { useQuality } from '../../../../table/QualityContext';
import { Surface } from '../../../../table/Surface';
import { useLapse } from '../../../../table/useLapse';
import type { SceneModel } from '../scene-model';
import { DOOR, planksOf } from './planks';

const WOOD = '#9a6b3f';
const PLANK = { wide: 0.075, thick: 0.035 } as const;

const matrix = new Matrix4();
const position = new Vector3();
const rotation = new Quaternion();
const euler = new Euler();
const size = new Vector3();

export interface DoorProps {
  readonly scene: SceneModel;
  /** Milliseconds of the motion; 0 shows nothing of it. */
  readonly duration: number;
}

/** A door that is burst or barred: one draw call, while it is. */
export function Door({ scene, duration }: DoorProps) {
  const { shadowSize } = useQuality();
  const mesh = useRef<InstancedMesh>(null);
  const plank = useMemo(() => new BoxGeometry(PLANK.wide, DOOR.height, PLANK.thick), []);
  useEffect(() => () => plank.dispose(), [plank]);
  const { door } = scene;
  const show = useCallback(
    (time: number) => {
      if (!mesh.current) return;
      const planks = door ? planksOf(scene, door, time).filter((one) => one.size > 0) : [];
      mesh.current.count = planks.length;
      mesh.current.visible = planks.length > 0;
      planks.forEach(({ at, turn, long, size: whole }, index) => {
        rotation.setFromEuler(euler.set(...turn));
        matrix.compose(position.set(...at), rotation, size.set(whole, whole * long, whole));
        mesh.current?.setMatrixAt(index, matrix);
      });
      mesh.current.instanceMatrix.needsUpdate = true;
    },
    [scene, door],
  );
  useLapse(door, duration, show);
  return (
    <instancedMesh
      ref={mesh}
      args={[plank, undefined, DOOR.planks]}
      frustumCulled={false}
      visible={false}
      castShadow={shadowSize > 0}
      raycast={() => null}
    >
      <Surface vertexColors={false} color={WOOD} roughness={0.8} />
    </instancedMesh>
  );
}
