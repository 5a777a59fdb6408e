import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type InstancedMesh, Matrix4 } from 'three';
import { INFECTED } from '../../../../../models/dying-light/content/infected';
import { INFECTED_TYPES, type InfectedType } from '../../../../../models/dying-light/ids';
import type { Pose } from '../../../../motion/tween';
import { useQuality } from '../../../../table/QualityContext';
import { Surface } from '../../../../table/Surface';
import type { Figure } from '../crowd';
import { figureGeometry } from '../figures';
import { figurePose } from '../poses';
import type { SceneModel } from '../scene-model';
import { Blobs, layBlobs } from './Blobs';
import { standMatrix } from './stand';
import { type Travel, usePoses } from './usePoses';

export const FIGURE_SCALE = 1.45;

const matrix = new Matrix4();

/** Writes the poses of one type into its instances. */
function place(mesh: InstancedMesh | null, type: InfectedType, poses: ReadonlyMap<string, Pose>) {
  if (!mesh) return;
  let count = 0;
  for (const [key, pose] of poses) {
    if (!key.startsWith(`${type}-`) || count >= mesh.instanceMatrix.count) continue;
    mesh.setMatrixAt(count++, standMatrix(pose, FIGURE_SCALE, matrix));
  }
  mesh.count = count;
  mesh.instanceMatrix.needsUpdate = true;
}

export interface InfectedProps {
  readonly figures: readonly Figure[];
  readonly tokens: SceneModel['tokens'];
  readonly travel: Travel;
}

/** All Infected: one instanced mesh a type. */
export function Infected({ figures, tokens, travel }: InfectedProps) {
  const { shadowSize, figureCoarseness } = useQuality();
  const blobs = useRef<InstancedMesh>(null);
  const meshes = useRef(new Map<InfectedType, InstancedMesh>());
  const goals = useMemo(
    () => figures.map((figure) => ({ key: figure.key, pose: figurePose(figure, tokens) })),
    [figures, tokens],
  );
  const draw = useCallback((poses: ReadonlyMap<string, Pose>) => {
    layBlobs(blobs.current, poses);
    for (const type of INFECTED_TYPES) place(meshes.current.get(type) ?? null, type, poses);
  }, []);
  usePoses(goals, travel, draw);
  useEffect(() => () => meshes.current.clear(), []);
  return (
    <>
      {shadowSize === 0 && <Blobs ref={blobs} />}
      {INFECTED_TYPES.map((type) => (
        <instancedMesh
          key={type}
          ref={(mesh) => {
            if (mesh) meshes.current.set(type, mesh);
          }}
          args={[figureGeometry(type, figureCoarseness), undefined, INFECTED[type].miniatures]}
          frustumCulled={false}
          castShadow={shadowSize > 0}
          receiveShadow
          raycast={() => null}
        >
          <Surface roughness={0.6} />
        </instancedMesh>
      ))}
    </>
  );
}
