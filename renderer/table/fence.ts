/**
 * Asks the graphics card to raise a flag when it has carried out all that it was told so far.
 * @param canvas one that is drawn on with WebGL 2
 * @returns whether the flag is up; asking never waits. Without WebGL there is nothing to wait for.
 */
export function raiseFence(canvas: HTMLCanvasElement): () => boolean {
  const gl = canvas.getContext('webgl2');
  const fence = gl?.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (!gl || !fence) return () => true;
  let passed = false;
  return () => {
    if (passed) return true;
    const answer = gl.clientWaitSync(fence, gl.SYNC_FLUSH_COMMANDS_BIT, 0);
    passed = answer !== gl.TIMEOUT_EXPIRED;
    if (passed) gl.deleteSync(fence);
    return passed;
  };
}
