import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { type Daylight, daylightAt } from './daylight';

/** Seconds that the light takes to swing from day to night. */
const DUSK_SECONDS = 4;

/**
 * Follows day and night and hands out the light while it changes, and once at the start.
 * @param instant without the swing
 * @param skip any change ends the swing at once
 */
export function useDusk(
  night: boolean,
  instant: boolean,
  skip: number | undefined,
  show: (light: Daylight) => void,
) {
  const invalidate = useThree((state) => state.invalidate);
  const dusk = useRef(night ? 1 : 0);
  const shown = useRef(Number.NaN);
  const skipped = useRef(skip);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever shows the light anew has not seen it yet
  useEffect(() => {
    const isSkipped = skipped.current !== skip;
    skipped.current = skip;
    if (instant || isSkipped) dusk.current = night ? 1 : 0;
    shown.current = Number.NaN;
    invalidate();
  }, [night, instant, skip, show, invalidate]);
  useFrame((_, delta) => {
    const goal = night ? 1 : 0;
    if (shown.current === goal && dusk.current === goal) return;
    const step = Math.min(delta, 0.1) / DUSK_SECONDS;
    const moved = dusk.current + Math.sign(goal - dusk.current) * step;
    dusk.current = Math.abs(goal - dusk.current) <= step ? goal : moved;
    shown.current = dusk.current;
    show(daylightAt(dusk.current));
    if (dusk.current !== goal) invalidate();
  });
}
