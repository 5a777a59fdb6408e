import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';

/** Tells whoever takes pictures of the canvas that everything on the table is loaded: `data-table="ready"`. */
export function ReadyMark() {
  const canvas = useThree((state) => state.gl.domElement);
  useEffect(() => {
    canvas.dataset.table = 'ready';
    return () => {
      delete canvas.dataset.table;
    };
  }, [canvas]);
  return null;
}
