import { type Ref, useCallback, useMemo, useRef } from 'react';
import type { InstancedMesh, Mesh } from 'three';
import type { RunnerId } from '../../../../../models/dying-light/ids';
import { woundUp } from '../../../../motion/blow';
import type { Aim } from '../../../../motion/tween';
import { Blobs, layBlobs } from '../../../../table/pieces/Blobs';
import { type Laid, Miniatures, type MiniaturesHandle } from '../../../../table/pieces/Miniatures';
import type { Travel } from '../../../../table/pieces/usePoses';
import { RUNNER_COLOURS } from '../figures/figure-kinds';
import { useFigureModels } from '../figures/figure-models';
import { FIGURE_SCALE, RUNNER_SCALE } from '../figures/figure-sizes';
import { runnerPose } from '../poses';
import type { RunnerModel } from '../scene-model';
import { type Surroundings, useLitPoses } from './useLitPoses';

export interface RunnersProps {
  readonly runners: readonly RunnerModel[];
  /** Who has wound up for a blow, and at which point. Keep the object while it does not change. */
  readonly strike: { readonly runner: RunnerId; readonly at: Aim } | null;
  readonly travel: Travel;
  readonly around: Surroundings;
}

/** The Runners; a ring of light lies around the active one. */
export function Runners({ runners, strike, travel, around }: RunnersProps) {
  const models = useFigureModels();
  const pieces = useRef(new Map<string, MiniaturesHandle>());
  const blobs = useRef<InstancedMesh>(null);
  const ring = useRef<Mesh>(null);
  const active = runners.find((runner) => runner.active)?.id ?? null;
  const goals = useMemo(
    () =>
      runners.map(({ id, zone }) => {
        const pose = runnerPose(id, zone);
        return { key: id, pose: strike?.runner === id ? woundUp(pose, strike.at) : pose };
      }),
    [runners, strike],
  );
  const draw = useCallback(
    (all: ReadonlyMap<string, Laid>) => {
      layBlobs(
        blobs.current,
        [...all.values()].map(({ pose }) => ({ ...pose, grow: pose.grow * (RUNNER_SCALE / FIGURE_SCALE) })),
      );
      for (const [id, piece] of pieces.current) {
        const laid = all.get(id);
        piece.lay(laid ? [laid] : []);
      }
      const pose = active && all.get(active)?.pose;
      if (pose) ring.current?.position.set(pose.x, pose.y + 0.03, pose.z);
    },
    [active],
  );
  useLitPoses(goals, travel, around, draw);
  return (
    <>
      <Blobs ref={blobs} />
      {runners.map(({ id }) => (
        <Miniatures
          key={id}
          ref={(piece) => {
            if (piece) pieces.current.set(id, piece);
            else pieces.current.delete(id);
          }}
          model={models[id]}
          capacity={1}
          scale={RUNNER_SCALE}
          glimpse={RUNNER_COLOURS[id]}
        />
      ))}
      {active && <ActiveRing colour={RUNNER_COLOURS[active]} ref={ring} />}
    </>
  );
}

interface ActiveRingProps {
  readonly colour: string;
  readonly ref: Ref<Mesh>;
}

function ActiveRing({ colour, ref }: ActiveRingProps) {
  return (
    <mesh ref={ref} rotation-x={-Math.PI / 2} raycast={() => null}>
      <ringGeometry args={[0.66, 0.82, 40]} />
      <meshBasicMaterial color={colour} transparent opacity={0.9} depthWrite={false} toneMapped={false} />
    </mesh>
  );
}
