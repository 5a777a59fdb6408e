import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { DRIFT_SECONDS, driftTo, eyeOf } from './drift';
import type { View } from './view';

export interface VantageProps {
  readonly view: View;
  /** The camera drifts there; without, it is there with the first frame and none is drawn while it rests. */
  readonly drifts: boolean;
}

/** After the controls of the table, which know nothing of it, and before what looks where the camera is. */
const AFTER_CONTROLS = -0.5;
/** Seconds: after a long frame the camera goes on, it does not jump. */
const LONGEST_FRAME = 0.05;

/** Looks at a table from one place, as long as this is there, whatever its controls say. */
export function Vantage({ view, drifts }: VantageProps) {
  const invalidate = useThree((state) => state.invalidate);
  const seconds = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is drifted to anew
  useEffect(() => {
    seconds.current = drifts ? 0 : DRIFT_SECONDS;
    invalidate();
    return invalidate;
  }, [view, drifts, invalidate]);
  useFrame(({ camera }, delta) => {
    const now = drifts ? driftTo(view, seconds.current) : view;
    camera.position.set(...eyeOf(now));
    camera.lookAt(now.x, 0, now.z);
    camera.updateMatrixWorld();
    if (seconds.current >= DRIFT_SECONDS) return;
    seconds.current += Math.min(delta, LONGEST_FRAME);
    invalidate();
  }, AFTER_CONTROLS);
  return null;
}
