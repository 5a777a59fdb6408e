import { addAfterEffect, useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { COARSE } from './coarse';

interface ShutterProps {
  /**
   * Gets the canvas right after each frame, the only moment at which its picture can be copied; answers how many
   * milliseconds later it wants another frame, 0 for never.
   */
  readonly onDrawn: (canvas: HTMLCanvasElement) => number;
}

/**
 * Lets somebody look at what was drawn, the last frame of all included. Coarse ones (`Sharpness`) are nothing to look at, and whoever
 * wanted another because of one would get a coarse one again, for ever.
 */
export function Shutter({ onDrawn }: ShutterProps) {
  const canvas = useThree((state) => state.gl.domElement);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = addAfterEffect(() => {
      if (canvas.hasAttribute(COARSE)) return;
      clearTimeout(timer);
      const wait = onDrawn(canvas);
      if (wait > 0) timer = setTimeout(() => invalidate(), wait);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [canvas, invalidate, onDrawn]);
  return null;
}
