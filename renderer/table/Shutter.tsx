import { addAfterEffect, useThree } from '@react-three/fiber';
import { useEffect } from 'react';

interface ShutterProps {
  /** Gets the canvas right after each frame, the only moment at which its picture can be copied. */
  readonly onDrawn: (canvas: HTMLCanvasElement) => void;
}

/** Lets somebody look at what was drawn. */
export function Shutter({ onDrawn }: ShutterProps) {
  const canvas = useThree((state) => state.gl.domElement);
  useEffect(() => addAfterEffect(() => onDrawn(canvas)), [canvas, onDrawn]);
  return null;
}
