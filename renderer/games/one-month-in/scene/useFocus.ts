import { useMemo } from 'react';
import type { CloseUp, FocusPoint } from '../../../table/camera/CameraRig';
import { cornersOf, type Stage } from '../../../table/camera/view';
import { useSame } from '../../../table/useSame';
import { hexSpot, houseOutline, subjectOf } from '../layout';
import { TRAY, trayStage } from './dice/rows';
import { attentionOf } from './focus';
import type { SceneModel } from './scene-model';

const FIGHT_PITCH = 0.86;

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

/** A fight is a moment: the camera comes close while one is on, to the house with its roof and the tray with all its dice. */
export function closeUpOf({ fight }: SceneModel): CloseUp | null {
  if (!fight) return null;
  const { tile } = fight;
  return {
    places: [...houseOutline(tile), ...cornersOf(trayStage(fight), TRAY.y)],
    pitch: FIGHT_PITCH,
    key: tile,
  };
}
