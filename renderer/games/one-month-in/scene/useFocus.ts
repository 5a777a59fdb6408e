import { useMemo } from 'react';
import type { CloseUp, FocusPoint } from '../../../table/camera/CameraRig';
import type { Stage } from '../../../table/camera/view';
import { useSame } from '../../../table/useSame';
import { hexSpot, subjectOf } from '../layout';
import { attentionOf } from './focus';
import type { SceneModel } from './scene-model';

/** How the camera looks at a fight: at the tile with the tray before it. */
const FIGHT = { inside: 0.6, outside: 1.3, distance: 10, pitch: 0.86 } as const;

/** What the camera looks at while it follows, from near by. */
export function useFocus(
  scene: SceneModel,
  now: Parameters<typeof attentionOf>[1],
  city: Stage,
): FocusPoint | null {
  const attention = useSame(attentionOf(scene, now));
  return useMemo(() => {
    if (!attention) return null;
    const { tile, others, key } = attention;
    return { ...hexSpot(tile), key, subject: subjectOf(tile, others, city) };
  }, [attention, city]);
}

/** A fight is a moment: the camera comes close while one is on. */
export function closeUpOf({ fight }: SceneModel): CloseUp | null {
  if (!fight) return null;
  const { x, z } = hexSpot(fight.tile);
  const south = fight.zone === 'inner' ? FIGHT.inside : FIGHT.outside;
  return { x, z: z + south, distance: FIGHT.distance, pitch: FIGHT.pitch, key: fight.tile };
}
