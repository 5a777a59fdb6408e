import { useEffect, useState } from 'react';
import { useLatest } from '../input/use-latest';

/** Milliseconds for which something stands that goes away by itself: time to read it twice. */
export const PASSING = 6000;

/** Somebody points at something, or has the focus in it. */
const NOT_HELD = { pointer: false, focus: false };

/**
 * Lets something go away by itself, but never under somebody's hand: while it is pointed at or has the focus it stays, and its time
 * begins anew afterwards.
 * @param said what it says; its time begins anew when that changes
 * @param passes false for what stays until it is closed
 * @returns what its element listens to
 */
export function usePassing(said: unknown, passes: boolean, onClose: () => void) {
  const close = useLatest(onClose);
  const [held, setHeld] = useState(NOT_HELD);
  const isHeld = held.pointer || held.focus;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said anew has its own time
  useEffect(() => {
    if (!passes || isHeld) return;
    const timer = setTimeout(() => close.current(), PASSING);
    return () => clearTimeout(timer);
  }, [said, passes, isHeld, close]);
  const hold = (change: Partial<typeof NOT_HELD>) => () => setHeld((before) => ({ ...before, ...change }));
  return {
    onPointerEnter: hold({ pointer: true }),
    onPointerLeave: hold({ pointer: false }),
    onFocus: hold({ focus: true }),
    onBlur: hold({ focus: false }),
  };
}
