import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { TableControls } from './TableControls';
import { wheelFactor } from './wheel';

const { TOUCH_SCREEN_PAN, TOUCH_DOLLY_ROTATE, SCREEN_PAN, ROTATE, NONE } = TableControls.ACTION;

/** Left drag slides, right or middle drag turns; the wheel is ours: the library's knows neither pages nor limits. */
export const MOUSE = { left: SCREEN_PAN, middle: ROTATE, right: ROTATE, wheel: NONE } as const;
/** One finger slides, two turn and pinch. */
export const TOUCHES = { one: TOUCH_SCREEN_PAN, two: TOUCH_DOLLY_ROTATE, three: TOUCH_DOLLY_ROTATE } as const;

/** The wheel over the table zooms it; with Ctrl, which is how touchpads pinch, wherever it is turned: never the page. */
function useWheel(controls: TableControls, glide: boolean): void {
  const canvas = useThree((state) => state.gl.domElement);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => {
    const onWheel = (event: WheelEvent) => {
      if (event.target !== canvas && !event.ctrlKey) return;
      event.preventDefault();
      if (document.querySelector('dialog[open]')) return;
      controls.approach(wheelFactor(event), glide);
      invalidate();
    };
    window.addEventListener('wheel', onWheel, { passive: false });
    return () => window.removeEventListener('wheel', onWheel);
  }, [controls, canvas, glide, invalidate]);
}

/**
 * Lets the table go where the release of a pointer never arrives: when the window loses the focus, the system takes the
 * pointer away, or a mouse comes back without a button down.
 */
function useLostRelease(controls: TableControls): void {
  useEffect(() => {
    const listening = new AbortController();
    // Before the controls hear of it: they forget what they hold when a mouse moves without a button.
    const options = { signal: listening.signal, capture: true };
    const letGo = () => controls.cancel();
    const onMove = ({ pointerType, buttons }: PointerEvent) => {
      if (pointerType === 'mouse' && buttons === 0) letGo();
    };
    window.addEventListener('blur', letGo, options);
    window.addEventListener('pointercancel', letGo, options);
    window.addEventListener('lostpointercapture', letGo, options);
    window.addEventListener('pointermove', onMove, options);
    return () => listening.abort();
  }, [controls]);
}

/** With Shift a left drag turns. */
function useShiftTurns(controls: TableControls): void {
  useEffect(() => {
    const onDown = ({ shiftKey }: PointerEvent) => {
      controls.mouseButtons = { ...MOUSE, left: shiftKey ? ROTATE : SCREEN_PAN };
    };
    window.addEventListener('pointerdown', onDown, { capture: true });
    return () => window.removeEventListener('pointerdown', onDown, { capture: true });
  }, [controls]);
}

/** What mice, touchpads and fingers do beyond what the controls know by themselves. */
export function usePointers(controls: TableControls, glide: boolean): void {
  useWheel(controls, glide);
  useLostRelease(controls);
  useShiftTurns(controls);
}
