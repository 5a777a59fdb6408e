import { useEffect, useMemo, useRef } from 'react';
import { BoxGeometry, Color, type InstancedMesh, Matrix4 } from 'three';
import type { Pose } from '../../../../motion/tween';
import { cardMatrix } from '../../../../table/cards/card-matrix';
import { CARD } from '../../../../table/cards/card-shape';
import { type PoseGoal, type Travel, usePoses } from '../../../../table/pieces/usePoses';
import { itemPose, weaponPose } from '../poses';
import type { SceneModel } from '../scene-model';

const CAPACITY = 96;
const LEFT = new Color('#ffd75e');
const USED = new Color('#2a252c');
const TOOTH = { wide: 0.09, deep: 0.12, high: 0.05, room: 0.86 } as const;

interface Toothed extends PoseGoal {
  readonly dur: number;
  readonly durMax: number;
}

/** Everything that wears, with the keys of its cards. */
function toothedIn({ boards }: SceneModel): readonly Toothed[] {
  return ([0, 1] as const).flatMap((side): readonly Toothed[] => {
    const { weapon, items } = boards[side];
    return [
      ...(weapon
        ? [{ ...weapon, key: `weapon ${weapon.card} ${side}`, pose: weaponPose(side, weapon.spent) }]
        : []),
      ...items.map(({ uid, spent, dur, durMax }, index) => ({
        key: `item ${uid}`,
        pose: itemPose(side, index, spent),
        dur,
        durMax,
      })),
    ];
  });
}

/** Places of the teeth along the lower edge of a card. */
function teethOf(pose: Pose, durMax: number): readonly Matrix4[] {
  const card = cardMatrix(pose, 1, new Matrix4());
  const step = Math.min(0.15, TOOTH.room / durMax);
  return Array.from({ length: durMax }, (_, tooth) => {
    const x = (tooth - (durMax - 1) / 2) * step;
    return card
      .clone()
      .multiply(new Matrix4().makeTranslation(x, CARD.thickness, CARD.height / 2 - 0.1))
      .multiply(new Matrix4().makeScale(Math.min(1, (step * 0.8) / TOOTH.wide), 1, 1));
  });
}

export interface NotchesProps {
  readonly scene: SceneModel;
  readonly travel: Travel;
}

/** Durability as teeth along the edges of Weapons and Items: golden ones are left, the others are used. */
export function Notches({ scene, travel }: NotchesProps) {
  const mesh = useRef<InstancedMesh>(null);
  const tooth = useMemo(() => new BoxGeometry(TOOTH.wide, TOOTH.high, TOOTH.deep), []);
  useEffect(() => () => tooth.dispose(), [tooth]);
  const goals = useMemo(() => toothedIn(scene), [scene]);
  const latest = useRef(goals);
  latest.current = goals;
  usePoses(goals, travel, (poses) => {
    const { current } = mesh;
    if (!current) return;
    let count = 0;
    for (const { key, dur, durMax } of latest.current) {
      const pose = poses.get(key);
      if (!pose || pose.grow < 0.5) continue;
      teethOf(pose, durMax).forEach((place, index) => {
        if (count >= CAPACITY) return;
        current.setMatrixAt(count, place);
        current.setColorAt(count++, index < dur ? LEFT : USED);
      });
    }
    current.count = count;
    current.visible = count > 0;
    current.instanceMatrix.needsUpdate = true;
    if (current.instanceColor) current.instanceColor.needsUpdate = true;
  });
  return (
    <instancedMesh ref={mesh} args={[tooth, undefined, CAPACITY]} frustumCulled={false} raycast={() => null}>
      <meshBasicMaterial toneMapped={false} />
    </instancedMesh>
  );
}
