import { useMemo, useSyncExternalStore } from 'react';
import type { PhotoDrawing } from '../table/drawing';
import { angleOf } from './lens';
import type { Shot, Studio } from './studio';

/** The photo that is being taken; null while nobody takes one. */
export function useShot(studio: Studio): Shot | null {
  return useSyncExternalStore(studio.subscribe, studio.shot);
}

/** What of it concerns the table. */
export function usePhotoDrawing(shot: Shot | null): PhotoDrawing | null {
  const isTaken = shot !== null;
  const { lens = 1, tilt = 0, time = null, covered = null, ofEnding = false } = shot ?? {};
  return useMemo(
    () =>
      isTaken && covered
        ? { angle: angleOf(lens), tilt: (tilt * Math.PI) / 180, time, covered, ofEnding }
        : null,
    [isTaken, lens, tilt, time, covered, ofEnding],
  );
}
