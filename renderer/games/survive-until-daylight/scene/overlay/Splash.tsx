import { useFrame, useThree } from '@react-three/fiber';
import { type Ref, useEffect, useMemo, useRef } from 'react';
import { BufferAttribute, BufferGeometry, DoubleSide, type MeshBasicMaterial } from 'three';
import type { HordeCardId } from '../../../../../models/survive-until-daylight/ids';
import { WEAPON_CONTACT } from '../../../../motion/blow';
import { hop, smooth } from '../../../../motion/easing';
import { between, seeded, seedOf } from '../../../../random/random';
import { tableClock } from '../../../../table/clock';
import { Understudy } from '../../../../table/Understudy';
import { DURATIONS, type Motion } from '../../motions';
import { linePose } from '../poses';
import type { SceneModel } from '../scene-model';

const JOINTS = 7;
const WIDTH = 0.1;
const HEIGHT = 0.05;

/** A crack in the street from one place of the line to the next, wider where it begins, piece by piece. */
function crackTo(from: number, to: number, z: number, seed: number): readonly (readonly number[])[] {
  const random = seeded(seed);
  const joints = Array.from({ length: JOINTS }, (_, joint) => {
    const share = joint / (JOINTS - 1);
    const half = (WIDTH / 2) * (1 - share * 0.8);
    return { x: from + (to - from) * share, z: z + between(random, -0.16, 0.16), half };
  });
  return joints.slice(1).map((b, index) => {
    const a = joints[index] ?? b;
    const quad = [
      a.x,
      a.z - a.half,
      a.x,
      a.z + a.half,
      b.x,
      b.z + b.half,
      a.x,
      a.z - a.half,
      b.x,
      b.z + b.half,
      b.x,
      b.z - b.half,
    ];
    return Array.from({ length: CORNERS }, (_, corner) => [
      quad[corner * 2] ?? 0,
      HEIGHT,
      quad[corner * 2 + 1] ?? 0,
    ]).flat();
  });
}

interface Net {
  readonly geometry: BufferGeometry;
  /** Points from one joint of all cracks to the next. */
  readonly stride: number;
}

const CORNERS = 6;
/** Shares of the motion at which cracks set off, when the blow meets, and in which they run to what stands beside it. */
const STARTS = WEAPON_CONTACT / DURATIONS['attack-resolved'];
const RUNS = 0.4;

/** @param target the card that was hit; cracks run to what stands beside it */
function cracks(scene: SceneModel, target: HordeCardId): Net {
  const at = scene.line.findIndex(({ id }) => id === target);
  const beside = [scene.line[at - 1], scene.line[at + 1]].flatMap((card) =>
    card && at >= 0 ? [card.id] : [],
  );
  const from = linePose(scene, target);
  const all = beside.flatMap((id) =>
    [0.3, 0.75].map((z, branch) => crackTo(from.x, linePose(scene, id).x, z, seedOf(`${id}${branch}`))),
  );
  // All cracks joint by joint, so that what is drawn of them first is what is nearest.
  const position = Array.from({ length: JOINTS - 1 }, (_, joint) => all.flatMap((one) => one[joint] ?? []));
  const points = new BufferAttribute(new Float32Array(position.flat()), 3);
  return { geometry: new BufferGeometry().setAttribute('position', points), stride: all.length * CORNERS };
}

function Fire({ ref }: { readonly ref?: Ref<MeshBasicMaterial> }) {
  return (
    <meshBasicMaterial
      ref={ref ?? null}
      color="#ffb04a"
      transparent
      depthWrite={false}
      toneMapped={false}
      side={DoubleSide}
    />
  );
}

interface CracksProps {
  readonly scene: SceneModel;
  readonly target: HordeCardId;
  readonly duration: number;
}

function Cracks({ scene, target, duration }: CracksProps) {
  const invalidate = useThree((state) => state.invalidate);
  const material = useRef<MeshBasicMaterial>(null);
  const start = useRef(tableClock.now());
  const { geometry, stride } = useMemo(() => cracks(scene, target), [scene, target]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  useFrame(() => {
    const time = (tableClock.now() - start.current) / duration;
    const run = Math.max(0, time - STARTS);
    if (material.current) material.current.opacity = hop(Math.min(1, 0.5 + run * 0.5));
    geometry.setDrawRange(0, Math.ceil(smooth(run / RUNS) * (JOINTS - 1)) * stride);
    if (time < 1) invalidate();
  });
  return (
    <mesh geometry={geometry} renderOrder={3} frustumCulled={false} raycast={() => null}>
      <Fire ref={material} />
    </mesh>
  );
}

export interface SplashProps {
  readonly scene: SceneModel;
  readonly motion: Motion | null;
}

function Burst({ scene, motion }: SplashProps) {
  if (motion?.entry.type !== 'attack-resolved') return null;
  const { target, splash, shares } = motion.entry;
  if (splash + shares.left + shares.right === 0) return null;
  return <Cracks key={target} scene={scene} target={target} duration={motion.duration} />;
}

/** Splash and spread: cracks run from the target to its neighbours. */
export function Splash(props: SplashProps) {
  return (
    <>
      <Understudy>
        <Fire />
      </Understudy>
      <Burst {...props} />
    </>
  );
}
