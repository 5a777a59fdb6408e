import { addAfterEffect, useThree } from '@react-three/fiber';
import { useEffect } from 'react';

interface ShutterProps {
  /**
   * Gets the canvas right after each frame, the only moment at which its picture can be copied; answers how many
   * milliseconds later it wants another frame, 0 for never.
   */
  readonly onDrawn: (canvas: HTMLCanvasElement) => number;
}

/** Lets somebody look at what was drawn, the last frame of all included. */
export function Shutter({ onDrawn }: ShutterProps) {
  const canvas = useThree((state) => state.gl.domElement);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = addAfterEffect(() => {
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
