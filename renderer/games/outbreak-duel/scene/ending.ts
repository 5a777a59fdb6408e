import type { Ending } from '../../../table/camera/close-view';
import { standingAt } from '../../../table/camera/view';
import { onBoard, PLACES, yawOf } from '../layout';
import type { SceneModel } from './scene-model';

const PITCH = 0.5;
/** Past the shoulder of who stands before the Survivor, so that the face is seen. */
const ASIDE = Math.PI - 0.6;
/** What is seen around the Survivor, and over the head. */
const AROUND = 1.7;
const HEADS = 3;

/** What the end of a duel looks like: the winner on the own board, face to face. */
export function endingOf({ over, winners, boards }: SceneModel): Ending | null {
  const side = ([0, 1] as const).find((one) => winners.includes(boards[one].seat));
  if (!over || side === undefined || winners.length > 1) return null;
  const { x, z } = onBoard(side, PLACES.survivor);
  return { places: standingAt([x, 0, z], AROUND, HEADS), pitch: PITCH, yaw: yawOf(side) + ASIDE };
}
