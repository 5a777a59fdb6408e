import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';

/** Draws again after the graphics driver took the context away and gave it back; a demand loop would stay blank. */
export function useContextRestored() {
  const canvas = useThree((state) => state.gl.domElement);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => {
    const onRestored = () => invalidate();
    canvas.addEventListener('webglcontextrestored', onRestored);
    return () => canvas.removeEventListener('webglcontextrestored', onRestored);
  }, [canvas, invalidate]);
}
