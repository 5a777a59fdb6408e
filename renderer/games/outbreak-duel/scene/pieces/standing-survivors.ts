/** Where the Survivors stand. */
import type { Side } from '../../../../../models/outbreak-duel/state';
import type { PoseGoal } from '../../../../table/pieces/usePoses';
import { onBoard, PLACES, yawOf } from '../../layout';
import type { SceneModel } from '../scene-model';
import { lookFor } from '../seat-view';

/** The disc under a Survivor. */
export const DISC = { top: 0.84, foot: 0.92, height: 0.12 } as const;
/** Towards the street; from behind a little to the side, so that a face is seen. */
const ASIDE = 0.45;

export const survivorKey = (side: Side) => `survivor ${side}`;

export function survivorGoal(scene: SceneModel, side: Side): PoseGoal {
  const { x, z } = onBoard(side, PLACES.survivor);
  const fallen = scene.over && scene.boards[side].hp === 0;
  const yaw = yawOf(side) + Math.PI + (lookFor(scene) === 'ends' ? ASIDE : 0);
  return { key: survivorKey(side), pose: { x, y: DISC.height, z, yaw, tip: fallen ? 1 : 0, grow: 1 } };
}
