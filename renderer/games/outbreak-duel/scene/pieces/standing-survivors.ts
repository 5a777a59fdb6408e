/** Where the Survivors stand. */
import type { Side } from '../../../../../models/outbreak-duel/state';
import { woundUp } from '../../../../motion/blow';
import type { Pose } from '../../../../motion/tween';
import type { PoseGoal } from '../../../../table/pieces/usePoses';
import { onBoard, PLACES, yawOf } from '../../layout';
import { standeesIn } from '../dead/standing';
import type { SceneModel } from '../scene-model';
import { lookFor } from '../seat-view';

/** The disc under a Survivor. */
export const DISC = { top: 0.84, foot: 0.92, height: 0.12 } as const;
/** Towards the street; from behind a little to the side, so that a face is seen. */
const ASIDE = 0.45;

export const survivorKey = (side: Side) => `survivor ${side}`;

/** Whoever attacks has wound up until the die has said what comes of it. */
function ready(scene: SceneModel, side: Side, pose: Pose): Pose {
  const { strike } = scene;
  if (strike?.side !== side || strike.by !== 'survivor' || strike.stage !== 'ready') return pose;
  const target = standeesIn(scene).find(({ look }) => look.uid === strike.zombie);
  return target ? woundUp(pose, target.pose) : pose;
}

export function survivorGoal(scene: SceneModel, side: Side): PoseGoal {
  const { x, z } = onBoard(side, PLACES.survivor);
  const fallen = scene.over && scene.boards[side].hp === 0;
  const yaw = yawOf(side) + Math.PI + (lookFor(scene) === 'ends' ? ASIDE : 0);
  const pose: Pose = { x, y: DISC.height, z, yaw, tip: fallen ? 1 : 0, grow: 1 };
  return { key: survivorKey(side), pose: ready(scene, side, pose) };
}
