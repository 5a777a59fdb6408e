import { useCallback, useMemo, useRef } from 'react';
import { Matrix4, type Mesh } from 'three';
import type { RunnerId } from '../../../../../models/dying-light/ids';
import type { Pose } from '../../../../motion/tween';
import { useQuality } from '../../../../table/QualityContext';
import { Surface } from '../../../../table/Surface';
import { figureGeometry, RUNNER_COLOURS } from '../figures';
import { runnerPose } from '../poses';
import type { RunnerModel } from '../scene-model';
import { FIGURE_SCALE } from './Infected';
import { standMatrix } from './stand';
import { type Travel, usePoses } from './usePoses';

const matrix = new Matrix4();
/** Runners are a little larger than life. */
const SCALE = FIGURE_SCALE * 1.05;

export interface RunnersProps {
  readonly runners: readonly RunnerModel[];
  readonly travel: Travel;
}

/** The Runners; a ring of light lies around the active one. */
export function Runners({ runners, travel }: RunnersProps) {
  const { figureCoarseness } = useQuality();
  const meshes = useRef(new Map<string, Mesh>());
  const ring = useRef<Mesh>(null);
  const active = runners.find((runner) => runner.active)?.id ?? null;
  const goals = useMemo(
    () => runners.map(({ id, zone }) => ({ key: id, pose: runnerPose(id, zone) })),
    [runners],
  );
  const draw = useCallback(
    (poses: ReadonlyMap<string, Pose>) => {
      for (const [key, pose] of poses) {
        standMatrix(pose, SCALE, matrix);
        const mesh = meshes.current.get(key);
        mesh?.matrix.copy(matrix);
        if (mesh) mesh.matrixWorldNeedsUpdate = true;
      }
      const pose = active && poses.get(active);
      if (pose) ring.current?.position.set(pose.x, pose.y + 0.03, pose.z);
    },
    [active],
  );
  usePoses(goals, travel, draw);
  return (
    <>
      {runners.map(({ id }) => (
        <mesh
          key={id}
          ref={(mesh) => {
            if (mesh) meshes.current.set(id, mesh);
          }}
          geometry={figureGeometry(id, figureCoarseness)}
          matrixAutoUpdate={false}
          frustumCulled={false}
          castShadow
          receiveShadow
          raycast={() => null}
        >
          <Surface roughness={0.55} />
        </mesh>
      ))}
      {active && <ActiveRing colour={RUNNER_COLOURS[active as RunnerId]} ref={ring} />}
    </>
  );
}

function ActiveRing({ colour, ref }: { colour: string; ref: React.Ref<Mesh> }) {
  return (
    <mesh ref={ref} rotation-x={-Math.PI / 2} raycast={() => null}>
      <ringGeometry args={[0.47, 0.6, 40]} />
      <meshBasicMaterial color={colour} transparent opacity={0.9} depthWrite={false} toneMapped={false} />
    </mesh>
  );
}
