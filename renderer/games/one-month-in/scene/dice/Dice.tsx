import { useFrame, useThree } from '@react-three/fiber';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { CircleGeometry, Color, type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import type { Pose } from '../../../../motion/tween';
import { seeded, seedOf } from '../../../../random/random';
import { tableClock } from '../../../../table/clock';
import { faceUp } from '../../../../table/dice/face-up';
import { Spotlight } from '../../../../table/dice/Spotlight';
import { PAINT } from '../../../../table/pieces/Miniatures';
import { useQuality } from '../../../../table/QualityContext';
import { Surface } from '../../../../table/Surface';
import { CAPACITY, DIE_IDS, type DieId, usePieceBox } from '../pieces/piece-models';
import type { SceneModel, Throw } from '../scene-model';
import { diePose, glowOf } from './flight';
import { type LyingDie, lyingDice, TRAY, traySpot, trayWidth } from './rows';
import { Tray } from './Tray';

const UP = new Vector3(0, 1, 0);
const HITS = { ours: new Color('#ffcf3a'), theirs: new Color('#ff4632') } as const;
/** Radius of the light under a hit, to the size of its die. */
const GLOW = 0.4;

const matrix = new Matrix4();
const position = new Vector3();
const size = new Vector3();
const turn = new Quaternion();
const tumble = new Quaternion();
const flat = new Color();

function axisOf(key: string): Vector3 {
  const random = seeded(seedOf(key));
  return new Vector3(0.6 + random(), random() * 0.6 - 0.3, random() - 0.5).normalize();
}

function dieMatrix(pose: Pose, { face, key }: LyingDie): Matrix4 {
  turn
    .setFromAxisAngle(UP, pose.yaw)
    .multiply(tumble.setFromAxisAngle(axisOf(key), pose.tip * 3.3))
    .multiply(faceUp(face));
  return matrix.compose(position.set(pose.x, pose.y, pose.z), turn, size.setScalar(pose.grow));
}

/** When each die was thrown; those that are gone are forgotten. */
function useThrows(dice: readonly LyingDie[]) {
  const thrown = useRef(new Map<string, number>());
  useMemo(() => {
    const now = tableClock.now();
    const before = thrown.current;
    thrown.current = new Map(
      dice.map(({ key, face }) => {
        const name = `${key} ${face}`;
        return [name, before.get(name) ?? now] as const;
      }),
    );
  }, [dice]);
  return thrown;
}

export interface DiceProps {
  readonly scene: SceneModel;
  readonly thrown: Throw | null;
  /** Milliseconds from the hand to the last light; 0 shows how they lie at once. */
  readonly duration: number;
  readonly pace: number;
}

/** The light on a tray, to its width. */
const LIGHT = 0.72;

function lightOn(thrown: Throw | null) {
  const { x, z } = thrown ? traySpot(thrown) : { x: 0, z: 0 };
  const reach = thrown ? trayWidth(thrown) * LIGHT : 1;
  return { at: { x, y: TRAY.y + TRAY.height / 2 + LOW, z }, reach };
}

/** How far over the felt light lies. */
const LOW = 0.008;

/** The dice of a fight on their tray: one draw call a kind, one for the light of hits. */
export function Dice({ scene, thrown, duration, pace }: DiceProps) {
  const { dice: models } = usePieceBox();
  const { shadowSize } = useQuality();
  const invalidate = useThree((state) => state.invalidate);
  const dice = useMemo(() => lyingDice(scene, thrown), [scene, thrown]);
  const throws = useThrows(dice);
  const meshes = useRef(new Map<DieId, InstancedMesh>());
  const glow = useRef<InstancedMesh>(null);
  const moving = useRef(true);
  const disc = useMemo(() => new CircleGeometry(GLOW, 28).rotateX(-Math.PI / 2), []);
  useEffect(() => () => disc.dispose(), [disc]);

  const show = useCallback(() => {
    const now = tableClock.now();
    const shareOf = ({ key, face }: LyingDie) => {
      const start = throws.current.get(`${key} ${face}`) ?? now;
      return duration > 0 ? Math.min(1, (now - start) / duration) : 1;
    };
    const counts = new Map<DieId, number>();
    let lit = 0;
    for (const die of dice) {
      const share = shareOf(die);
      const pose = diePose(die, share);
      const mesh = meshes.current.get(die.model);
      const index = counts.get(die.model) ?? 0;
      if (!mesh || index >= CAPACITY.die) continue;
      mesh.setMatrixAt(index, dieMatrix(pose, die));
      counts.set(die.model, index + 1);
      const shine = glowOf(die, share);
      if (!die.hit || shine === 0 || !glow.current || lit >= CAPACITY.die) continue;
      const wide = die.size * (0.6 + 0.4 * shine);
      matrix.makeScale(wide, 1, wide).setPosition(pose.x, TRAY.y + TRAY.height / 2 + 0.012, pose.z);
      glow.current.setMatrixAt(lit, matrix);
      glow.current.setColorAt(lit, flat.copy(HITS[die.hit]).multiplyScalar(shine));
      lit++;
    }
    for (const [id, mesh] of meshes.current) {
      mesh.count = counts.get(id) ?? 0;
      mesh.visible = mesh.count > 0;
      mesh.instanceMatrix.needsUpdate = true;
    }
    if (glow.current) {
      glow.current.count = lit;
      glow.current.visible = lit > 0;
      glow.current.instanceMatrix.needsUpdate = true;
      if (glow.current.instanceColor) glow.current.instanceColor.needsUpdate = true;
    }
    return dice.some((die) => shareOf(die) < 1);
  }, [dice, duration, throws]);

  useEffect(() => {
    moving.current = true;
    show();
    invalidate();
  }, [show, invalidate]);
  useFrame(() => {
    if (!moving.current) return;
    moving.current = show();
    if (moving.current) invalidate();
  });
  return (
    <>
      <Spotlight of={thrown?.lower ?? null} {...lightOn(thrown)} pace={pace} />
      {thrown && <Tray at={thrown} width={trayWidth(thrown)} />}
      <instancedMesh
        ref={glow}
        args={[disc, undefined, CAPACITY.die]}
        frustumCulled={false}
        raycast={() => null}
      >
        <meshBasicMaterial toneMapped={false} />
      </instancedMesh>
      {DIE_IDS.map((id) => (
        <instancedMesh
          key={id}
          ref={(mesh) => {
            if (mesh) meshes.current.set(id, mesh);
            else meshes.current.delete(id);
          }}
          args={[models[id].body, undefined, CAPACITY.die]}
          frustumCulled={false}
          castShadow={shadowSize > 0}
          receiveShadow
          raycast={() => null}
          dispose={null}
        >
          <Surface color={PAINT} roughness={0.35} />
        </instancedMesh>
      ))}
    </>
  );
}
