import { addAfterEffect, useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { Matrix4 } from 'three';
import { paintedNow } from '../paint/shop';

/**
 * Tells whoever watches from outside, such as an end-to-end test, what the canvas does: `data-frames` counts the frames
 * drawn, `data-lens` is the matrix from table to window (column-major, to -1..1 from left to right and bottom to top),
 * `data-programs` how many programs were made so far, `data-calls` and `data-triangles` are the price of the last frame,
 * `data-geometries` and `data-textures` what the graphics card holds, `data-painted` the miniatures in paint of their owner.
 */
export function Witness() {
  const gl = useThree((state) => state.gl);
  const camera = useThree((state) => state.camera);
  useEffect(() => {
    const lens = new Matrix4();
    // The renderer forgets its own count with a lost context.
    let [frames, last] = [0, 0];
    return addAfterEffect(() => {
      const { frame } = gl.info.render;
      if (frame === last) return;
      frames++;
      last = frame;
      lens.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
      gl.domElement.dataset.frames = String(frames);
      gl.domElement.dataset.lens = lens.elements.join(' ');
      gl.domElement.dataset.programs = String(Math.max(...(gl.info.programs ?? []).map(({ id }) => id)) + 1);
      gl.domElement.dataset.calls = String(gl.info.render.calls);
      gl.domElement.dataset.triangles = String(gl.info.render.triangles);
      gl.domElement.dataset.geometries = String(gl.info.memory.geometries);
      gl.domElement.dataset.painted = paintedNow().join(' ');
      gl.domElement.dataset.textures = String(gl.info.memory.textures);
    });
  }, [gl, camera]);
  return null;
}
