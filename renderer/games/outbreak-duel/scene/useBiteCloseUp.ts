import { useRef } from 'react';
import type { CloseUp } from '../../../table/camera/CameraRig';
import { onBoard, PLACES } from '../layout';
import type { Motion } from '../motions';
import type { SceneModel } from './scene-model';

/** How the camera looks at a bite: at the Survivor and whoever comes for them. */
const NEAR = { distance: 15.5, pitch: 0.72 } as const;

function closeUpOf({ bite, active }: SceneModel): CloseUp | null {
  if (!bite) return null;
  const [survivor, attacker] = [PLACES.survivor, PLACES.attacker].map((place) => onBoard(active, place));
  if (!survivor || !attacker) return null;
  const middle = { x: (survivor.x + attacker.x) / 2, z: (survivor.z + attacker.z) / 2 };
  return { ...middle, ...NEAR, key: `bites at ${active}` };
}

/** Bites are a moment: the camera comes close at the first one and goes back when all have been seen. */
export function useBiteCloseUp(scene: SceneModel, motion: Motion | null): CloseUp | null {
  const close = useRef<CloseUp | null>(null);
  if (!motion) close.current = null;
  else close.current = closeUpOf(scene) ?? close.current;
  return close.current;
}
