import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect } from 'react';
import { useDrawing } from '../drawing';
import type { TableControls } from './TableControls';

/** After the controls have looked at the table upright, and before it is drawn. */
const AFTER_CONTROLS = -0.5;

/** Holds the camera aslant for a photo; afterwards it is where it was before. */
export function usePhoto(controls: TableControls): void {
  const { photo = null } = useDrawing();
  const invalidate = useThree((state) => state.invalidate);
  const isTaken = photo !== null;
  const tilt = photo?.tilt ?? 0;
  useLayoutEffect(() => {
    if (!isTaken) return;
    const before = controls.goal;
    return () => {
      controls.show(before, false);
      invalidate();
    };
  }, [isTaken, controls, invalidate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tilt wants a frame
  useEffect(() => invalidate(), [tilt, invalidate]);
  useFrame(({ camera }) => {
    if (tilt === 0) return;
    camera.rotateZ(tilt);
    camera.updateMatrixWorld();
  }, AFTER_CONTROLS);
}
