import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { tableClock } from '../clock';
import type { Daylight } from './daylight';

/** Seconds that the light takes to swing by 1: from day to night. */
const SWING_SECONDS = 4;
/** Seconds: after a pause of the demand loop the swing goes on where it stopped. */
const LONGEST_STEP = 0.1;

/**
 * Follows the time of day and hands out the light while it changes, and once at the start.
 * @param dusk any number that `lightAt` knows the light of, such as 0 by day and 1 by night
 * @param instant without the swing
 * @param skip any change ends the swing at once
 */
export function useDusk<Light extends Daylight>(
  dusk: number,
  lightAt: (dusk: number) => Light,
  { instant, skip }: { readonly instant: boolean; readonly skip?: number | undefined },
  show: (light: Light) => void,
) {
  const invalidate = useThree((state) => state.invalidate);
  const swung = useRef(dusk);
  const shown = useRef(Number.NaN);
  const skipped = useRef(skip);
  const clock = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever shows the light anew has not seen it yet
  useEffect(() => {
    const isSkipped = skipped.current !== skip;
    skipped.current = skip;
    if (instant || isSkipped) swung.current = dusk;
    shown.current = Number.NaN;
    invalidate();
  }, [dusk, instant, skip, show, invalidate]);
  useFrame((_, delta) => {
    if (shown.current === dusk && swung.current === dusk) return;
    const now = tableClock.now();
    const passed = tableClock.isStopped() ? (now - clock.current) / 1000 : Math.min(delta, LONGEST_STEP);
    clock.current = now;
    const step = passed / SWING_SECONDS;
    const left = dusk - swung.current;
    swung.current = Math.abs(left) <= step ? dusk : swung.current + Math.sign(left) * step;
    shown.current = swung.current;
    show(lightAt(swung.current));
    if (swung.current !== dusk) invalidate();
  });
}
