import { useThree } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import type { Guided } from './guided';
import { type Shown, stepOf } from './subject-step';

/**
 * Shows the subject while it is followed, as long as nobody looks elsewhere: another one at once, that of a resized window, and one
 * of which something has come out of sight. A person's own near view only slides along. Never while a pointer holds the table.
 */
export function useSubject(guided: Guided): void {
  const { controls, lens, near, focus, follow } = guided;
  const invalidate = useThree((state) => state.invalidate);
  const shown = useRef<Shown>(null);
  const latest = useRef(guided);
  latest.current = guided;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera is looked at anew when one of these is another
  useLayoutEffect(() => {
    if (shown.current && controls.isHeld) return;
    const { to, glides, shown: now } = stepOf(shown.current, controls.goal, latest.current);
    shown.current = now;
    if (!to) return;
    const glide = glides && !latest.current.reducedMotion;
    controls.show(to, glide);
    if (!glide) controls.update(0);
    invalidate();
  }, [controls, lens, near, focus, follow, invalidate]);
}
