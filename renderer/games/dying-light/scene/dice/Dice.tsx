import { useCallback, useEffect, useMemo, useRef } from 'react';
import { CanvasTexture, type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import { DAMAGE_DIE, RISK_DIE } from '../../../../../models/dying-light/content/dice';
import type { Pose } from '../../../../motion/tween';
import { seeded, seedOf } from '../../../../random/random';
import { faceUp } from '../../../../table/dice/face-up';
import { type PoseGoal, type Travel, usePoses } from '../../../../table/pieces/usePoses';
import type { Spot } from '../../../../table/places';
import { printed } from '../../../../table/print/printed';
import { useQuality } from '../../../../table/QualityContext';
import { Surface } from '../../../../table/Surface';
import { diceOn, shownSpot, traySpot } from '../../layout/boards';
import type { BoardModel, ThrownDie } from '../scene-model';
import { dieGeometry } from './die-geometry';
import { DIE_KINDS, type DieKind, printDice, printRelief } from './die-print';

/** Most dice of one kind on a board at once. */
const CAPACITY = 16;
const LIFT = 0.35;
const UP = new Vector3(0, 1, 0);
const WHOLE = new Vector3();

interface Rolled {
  readonly kind: DieKind;
  readonly face: number;
  /** About which it turns in the air. */
  readonly axis: Vector3;
}

function axisOf(key: string): Vector3 {
  const random = seeded(seedOf(key));
  return new Vector3(0.6 + random(), random() * 0.6 - 0.3, random() - 0.5).normalize();
}

interface DieGoal extends PoseGoal {
  readonly rolled: Rolled;
}

function tilted(key: string, amount: number): number {
  return (seeded(seedOf(key))() - 0.5) * amount;
}

/** A die is thrown from the south; three quarters of `tip` are turns it makes in the air. */
function goal(
  key: string,
  die: Omit<Rolled, 'axis'>,
  spot: { x: number; y: number; z: number },
  yaw: number,
): DieGoal {
  const pose: Pose = { ...spot, yaw, tip: 0, grow: 1 };
  const origin: Pose = { x: spot.x + 2, y: spot.y + 3.5, z: spot.z + 4, yaw: yaw + 2, tip: 3, grow: 1 };
  return { key, pose, origin, rolled: { ...die, axis: axisOf(key) } };
}

function goals({ board, thrown, over }: Omit<DiceProps, 'travel'>): readonly DieGoal[] {
  const own = board ? diceOn(board) : [];
  const lying = own.map(({ die, slot, spot }) => {
    const key = `${die.id}:${die.face}`;
    const lifted = { ...spot, y: spot.y + (die.selected ? LIFT : 0) };
    return goal(key, { kind: die.type, face: die.face }, lifted, slot === 'pool' ? tilted(key, 0.5) : 0);
  });
  const inTray = thrown.map((die, index) => {
    const face =
      1 + (die.kind === 'risk' ? RISK_DIE.faces.indexOf(die.symbol) : DAMAGE_DIE.faces.indexOf(die.face));
    const key = `${die.kind}-${index}:${face}`;
    const spot = over ? shownSpot(index, over) : traySpot(index);
    return goal(key, { kind: die.kind, face }, spot, tilted(key, over ? 0.5 : 1.2));
  });
  return [...lying, ...inTray];
}

const matrix = new Matrix4();
const position = new Vector3();
const tumble = new Quaternion();
const turn = new Quaternion();

function dieMatrix(pose: Pose, { face, axis }: Rolled): Matrix4 {
  turn
    .setFromAxisAngle(UP, pose.yaw)
    .multiply(tumble.setFromAxisAngle(axis, pose.tip * 3.3))
    .multiply(faceUp(face));
  return matrix.compose(
    position.set(pose.x, pose.y, pose.z),
    turn,
    WHOLE.setScalar(Math.max(0.0001, pose.grow)),
  );
}

export interface DiceProps {
  readonly board: BoardModel | null;
  readonly thrown: readonly ThrownDie[];
  /** The head of whoever a throw is about, for as long as it is looked at; then it lies in the tray. */
  readonly over: Spot | null;
  readonly travel: Travel;
}

/** All dice on the table: one instanced mesh a kind. */
export function Dice({ board, thrown, over, travel }: DiceProps) {
  const { anisotropy, glossy } = useQuality();
  const print = useMemo(() => printed(printDice(), anisotropy), [anisotropy]);
  const relief = useMemo(() => (glossy ? new CanvasTexture(printRelief().canvas) : null), [glossy]);
  useEffect(() => () => print.dispose(), [print]);
  useEffect(() => () => relief?.dispose(), [relief]);
  const meshes = useRef(new Map<DieKind, InstancedMesh>());
  const faces = useRef(new Map<string, Rolled>());
  const targets = useMemo(() => goals({ board, thrown, over }), [board, thrown, over]);
  for (const { key, rolled } of targets) faces.current.set(key, rolled);
  const draw = useCallback((poses: ReadonlyMap<string, Pose>) => {
    const counts = new Map<DieKind, number>();
    for (const [key, pose] of poses) {
      const rolled = faces.current.get(key);
      const mesh = rolled && meshes.current.get(rolled.kind);
      if (!mesh) continue;
      const index = counts.get(rolled.kind) ?? 0;
      if (index >= CAPACITY) continue;
      mesh.setMatrixAt(index, dieMatrix(pose, rolled));
      counts.set(rolled.kind, index + 1);
    }
    for (const [kind, mesh] of meshes.current) {
      mesh.count = counts.get(kind) ?? 0;
      mesh.visible = mesh.count > 0;
      mesh.instanceMatrix.needsUpdate = true;
    }
  }, []);
  usePoses(targets, travel, draw);
  return DIE_KINDS.map((kind) => (
    <instancedMesh
      key={kind}
      ref={(mesh) => {
        if (mesh) meshes.current.set(kind, mesh);
      }}
      args={[dieGeometry(kind), undefined, CAPACITY]}
      frustumCulled={false}
      castShadow
      raycast={() => null}
    >
      <Surface map={print} bumpMap={relief} bumpScale={2.5} roughness={0.32} />
    </instancedMesh>
  ));
}
