import { useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo } from 'react';
import { useDrawing } from '../drawing';
import { type Ending, momentView } from './close-view';
import type { Guided } from './guided';
import type { Lens, Stage, View } from './view';

/** Who stands high at the far edge is seen over the middle of a place beyond it. */
const AROUND: Stage = { west: -50, east: 50, north: -50, south: 50 };

/** Where a picture of the end is taken from; null while none is. @param homeYaw from which side the table is looked at */
export function useEndView(lens: Lens, ending: Ending, homeYaw: number): View | null {
  const { photo = null } = useDrawing();
  const { width, height } = lens;
  return useMemo(() => {
    if (!photo?.ofEnding) return null;
    const { angle, covered: safe } = photo;
    return momentView({ angle, width, height, safe }, ending, ending.yaw ?? homeYaw);
  }, [photo, width, height, ending, homeYaw]);
}

/** Looks there, at once. Whoever ends the photo is where they were before (`usePhoto`). */
export function useEnding({ controls, end, stage }: Pick<Guided, 'controls' | 'end' | 'stage'>): void {
  const invalidate = useThree((state) => state.invalidate);
  useLayoutEffect(() => {
    if (!end) return;
    controls.keepOn(AROUND);
    controls.show(end, false);
    controls.update(0);
    invalidate();
    return () => controls.keepOn(stage);
  }, [controls, end, stage, invalidate]);
}
