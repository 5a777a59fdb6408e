import { addAfterEffect, useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { Matrix4 } from 'three';

/**
 * Tells whoever watches from outside, such as an end-to-end test, what the canvas does: `data-frames` counts the frames
 * drawn, `data-lens` is the matrix from table to window (column-major, to -1..1 from left to right and bottom to top).
 */
export function Witness() {
  const gl = useThree((state) => state.gl);
  const camera = useThree((state) => state.camera);
  useEffect(() => {
    const lens = new Matrix4();
    return addAfterEffect(() => {
      lens.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
      gl.domElement.dataset.frames = String(gl.info.render.frame);
      gl.domElement.dataset.lens = lens.elements.join(' ');
    });
  }, [gl, camera]);
  return null;
}
