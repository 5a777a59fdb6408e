import { useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo } from 'react';
import { PerspectiveCamera } from 'three';
import { useDrawing } from '../drawing';
import type { Lens, SafeArea } from './view';

const ANGLE = (30 * Math.PI) / 180;
const NEAR = 1;
const FAR = 160;

/** A long lens whose middle is the middle of what the panels leave free; while a photo is taken, the lens and middle of that. */
export function useLens(safe: SafeArea): Lens {
  const camera = useThree((state) => state.camera);
  const { width, height } = useThree((state) => state.size);
  const invalidate = useThree((state) => state.invalidate);
  const { photo = null } = useDrawing();
  const angle = photo?.angle ?? ANGLE;
  const covered = photo?.covered ?? safe;
  useLayoutEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return;
    Object.assign(camera, { fov: (angle * 180) / Math.PI, near: NEAR, far: FAR });
    const [x, y] = [(covered.right - covered.left) / 2, (covered.bottom - covered.top) / 2];
    camera.setViewOffset(width, height, x, y, width, height);
    invalidate();
    return () => camera.clearViewOffset();
  }, [camera, width, height, angle, covered, invalidate]);
  return useMemo(() => ({ angle: ANGLE, width, height, safe }), [width, height, safe]);
}
