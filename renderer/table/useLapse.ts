import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import { tableClock } from './clock';

/**
 * Shows what goes by: frames are drawn from the moment at which it is there until its time is up.
 * @param what another object starts it anew; null while there is nothing to show
 * @param duration milliseconds; 0 shows its end at once
 * @param show gets the share of the time that is over, 0 to 1
 */
export function useLapse(what: object | null, duration: number, show: (share: number) => void): void {
  const invalidate = useThree((state) => state.invalidate);
  const lapse = useRef<{ readonly what: object | null; readonly start: number }>({ what: null, start: 0 });
  const goes = useRef(false);
  useLayoutEffect(() => {
    if (lapse.current.what !== what || what === null) lapse.current = { what, start: tableClock.now() };
    goes.current = true;
    invalidate();
  }, [what, invalidate]);
  useFrame(() => {
    if (!goes.current) return;
    const share = duration > 0 ? Math.min(1, (tableClock.now() - lapse.current.start) / duration) : 1;
    goes.current = what !== null && share < 1;
    show(share);
    if (goes.current) invalidate();
  });
}
