import { useFrame, useThree } from '@react-three/fiber';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { between, eyeOf, limited, type SafeArea, type Stage, sameView, type View } from './view';

/** Moves the camera: `go` glides, `jump` is there at once. */
export interface Rig {
  readonly go: (change: (view: View) => View) => void;
  readonly jump: (change: (view: View) => View) => void;
}

/** Per second, share of the way that is left after gliding: small is quick. */
const GLIDE = 0.0025;

/** Moves the optical centre to the middle of what the panels leave free. */
function useSafeArea(safe: SafeArea) {
  const camera = useThree((state) => state.camera);
  const { width, height } = useThree((state) => state.size);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => {
    if (!('fov' in camera)) return;
    camera.setViewOffset(
      width,
      height,
      (safe.right - safe.left) / 2,
      (safe.bottom - safe.top) / 2,
      width,
      height,
    );
    invalidate();
    return () => camera.clearViewOffset();
  }, [camera, width, height, safe, invalidate]);
}

/** @param reducedMotion views change without gliding */
export function useRig(home: View, stage: Stage, safe: SafeArea, reducedMotion: boolean): Rig {
  const camera = useThree((state) => state.camera);
  const invalidate = useThree((state) => state.invalidate);
  const shown = useRef(home);
  const goal = useRef(home);
  useSafeArea(safe);

  const place = useCallback(() => {
    camera.position.set(...eyeOf(shown.current));
    camera.lookAt(shown.current.x, 0, shown.current.z);
    camera.updateMatrixWorld();
  }, [camera]);

  useEffect(place, [place]);

  useFrame((_, delta) => {
    if (shown.current === goal.current) return;
    const near = sameView(shown.current, goal.current);
    shown.current = near
      ? goal.current
      : between(shown.current, goal.current, 1 - GLIDE ** Math.min(delta, 0.05));
    place();
    if (!near) invalidate();
  });

  return useMemo(() => {
    const go = (change: (view: View) => View) => {
      goal.current = limited(change(goal.current), stage);
      if (reducedMotion) shown.current = goal.current;
      if (reducedMotion) place();
      invalidate();
    };
    const jump = (change: (view: View) => View) => {
      goal.current = limited(change(goal.current), stage);
      shown.current = goal.current;
      place();
      invalidate();
    };
    return { go, jump };
  }, [stage, reducedMotion, invalidate, place]);
}
