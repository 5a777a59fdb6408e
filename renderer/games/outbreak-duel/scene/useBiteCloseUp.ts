import { useRef } from 'react';
import type { CloseUp } from '../../../table/camera/CameraRig';
import { standingAt } from '../../../table/camera/view';
import { onBoard, PLACES } from '../layout';
import type { Motion } from '../motions';
import type { SceneModel } from './scene-model';

const PITCH = 0.72;
/** What is seen of a bite, and how far around it: the Survivor, whoever comes for them, and the dice of an escape. */
const SEEN = [PLACES.survivor, PLACES.attacker, PLACES.dice];
const AROUND = 1.2;
/** Height of the tallest standee. */
const HEADS = 1.9;

/** How the camera looks at the bites of a Zombie Phase. */
export function closeUpOf({ bite, active }: SceneModel): CloseUp | null {
  if (!bite) return null;
  const places = SEEN.map((place) => onBoard(active, place)).flatMap(({ x, z }) =>
    standingAt([x, 0, z], AROUND, HEADS),
  );
  return { places, pitch: PITCH, key: `bites at ${active}` };
}

/** Bites are a moment: the camera comes close at the first one and goes back when all have been seen. */
export function useBiteCloseUp(scene: SceneModel, motion: Motion | null): CloseUp | null {
  const close = useRef<CloseUp | null>(null);
  if (!motion) close.current = null;
  else close.current = closeUpOf(scene) ?? close.current;
  return close.current;
}
