/** Enlarges what was drawn in a corner of a canvas, since to resize the canvas itself waits for everything drawn before. */
export interface Enlarger {
  /**
   * Stretches the lower left corner over the whole canvas. Three draws as if nothing had happened afterwards.
   * @param width of the corner, in pixels of the canvas
   * @param height of the corner, in pixels of the canvas
   */
  enlarge(width: number, height: number): void;
  /** Gives back what it holds on the graphics card, or knows that it was lost with the context. */
  forget(): void;
}

interface Copy {
  readonly frame: WebGLFramebuffer;
  readonly pixels: WebGLRenderbuffer;
  readonly width: number;
  readonly height: number;
}

/** @param gl whose own picture has one sample a pixel */
export function createEnlarger(gl: WebGL2RenderingContext): Enlarger {
  let copy: Copy | null = null;
  function forget(): void {
    gl.deleteFramebuffer(copy?.frame ?? null);
    gl.deleteRenderbuffer(copy?.pixels ?? null);
    copy = null;
  }
  function makeCopy(width: number, height: number): Copy {
    forget();
    const [frame, pixels] = [gl.createFramebuffer(), gl.createRenderbuffer()];
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
    gl.bindRenderbuffer(gl.RENDERBUFFER, pixels);
    gl.renderbufferStorage(gl.RENDERBUFFER, gl.RGBA8, width, height);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.RENDERBUFFER, pixels);
    gl.bindRenderbuffer(gl.RENDERBUFFER, null);
    return { frame, pixels, width, height };
  }
  return {
    forget,
    enlarge(width, height) {
      if (copy?.width !== width || copy.height !== height) copy = makeCopy(width, height);
      gl.bindFramebuffer(gl.READ_FRAMEBUFFER, null);
      gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, copy.frame);
      gl.blitFramebuffer(0, 0, width, height, 0, 0, width, height, gl.COLOR_BUFFER_BIT, gl.NEAREST);
      gl.bindFramebuffer(gl.READ_FRAMEBUFFER, copy.frame);
      gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, null);
      const { drawingBufferWidth: right, drawingBufferHeight: top } = gl;
      gl.blitFramebuffer(0, 0, width, height, 0, 0, right, top, gl.COLOR_BUFFER_BIT, gl.LINEAR);
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    },
  };
}
