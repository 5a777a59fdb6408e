import { describe, expect, it, vi } from 'vitest';
import { createEnlarger } from '../../../renderer/table/enlarge';

/** A graphics card that tells what is copied from where to where. */
function aCard() {
  const bound = new Map<string, unknown>();
  const copies: string[] = [];
  const blitFramebuffer = (...[, , w, h, , , right, top]: readonly number[]) =>
    copies.push(`${String(bound.get('read'))} ${w}x${h} -> ${String(bound.get('draw'))} ${right}x${top}`);
  const bindFramebuffer = (target: string, frame: unknown) => {
    for (const end of target === 'both' ? ['read', 'draw'] : [target]) bound.set(end, frame ?? 'canvas');
  };
  const made = vi.fn(() => 'copy');
  const nothing = () => {};
  const gl = {
    FRAMEBUFFER: 'both',
    READ_FRAMEBUFFER: 'read',
    DRAW_FRAMEBUFFER: 'draw',
    drawingBufferWidth: 1280,
    drawingBufferHeight: 720,
    blitFramebuffer,
    bindFramebuffer,
    createFramebuffer: made,
    createRenderbuffer: () => 'pixels',
    deleteFramebuffer: nothing,
    bindRenderbuffer: nothing,
    renderbufferStorage: nothing,
    framebufferRenderbuffer: nothing,
    deleteRenderbuffer: nothing,
  };
  return { bound, copies, made, enlarger: createEnlarger(gl as unknown as WebGL2RenderingContext) };
}

describe('a picture in the corner of the canvas', () => {
  it('is stretched over the whole canvas, and three finds the canvas as it left it', () => {
    const { enlarger, copies, bound } = aCard();
    enlarger.enlarge(640, 360);
    expect(copies).toEqual(['canvas 640x360 -> copy 640x360', 'copy 640x360 -> canvas 1280x720']);
    expect([...bound.values()]).toEqual(['canvas', 'canvas']);
  });

  it('is copied by way of one place, which is made anew for another size and after a lost context', () => {
    const { enlarger, made } = aCard();
    enlarger.enlarge(640, 360);
    enlarger.enlarge(640, 360);
    expect(made).toHaveBeenCalledTimes(1);
    enlarger.enlarge(800, 450);
    enlarger.forget();
    enlarger.enlarge(800, 450);
    expect(made).toHaveBeenCalledTimes(3);
  });
});
