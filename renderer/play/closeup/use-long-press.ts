import { useEffect } from 'react';
import { useLatest } from '../../input/use-latest';

/** Milliseconds that a finger rests before it means "what is this?". */
const HOLD = 500;
/** Pixels that a resting finger may wander. */
const SLOP = 8;

/** The click that ends a long press means nothing more. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  const release = () => setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
  window.addEventListener('pointerup', release, { once: true });
}

/**
 * Listens to fingers and pens that rest on a thing.
 * @param onHold whether there was something to be shown
 */
export function useLongPress(onHold: (under: Element) => boolean): void {
  const latest = useLatest(onHold);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    const stop = () => clearTimeout(timer);
    const down = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
      stop();
      if (pointerType === 'mouse' || !(target instanceof Element)) return;
      start = { x: clientX, y: clientY };
      timer = setTimeout(() => latest.current(target) && swallowClick(), HOLD);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > SLOP) stop();
    };
    const listeners = { pointerdown: down, pointermove: move, pointerup: stop, pointercancel: stop } as const;
    const all = Object.entries(listeners) as [keyof typeof listeners, (event: PointerEvent) => void][];
    for (const [name, listen] of all) window.addEventListener(name, listen);
    return () => {
      stop();
      for (const [name, listen] of all) window.removeEventListener(name, listen);
    };
  }, [latest]);
}
