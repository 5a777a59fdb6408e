import { describe, expect, it } from 'vitest';
import { limitFrames } from '../../../renderer/app/frame-limit';

/** A page whose screen shows a picture whenever it is told to. */
function page() {
  let waiting: FrameRequestCallback[] = [];
  const window = {
    requestAnimationFrame(draw: FrameRequestCallback): number {
      return waiting.push(draw);
    },
    cancelAnimationFrame() {},
  };
  const show = (at: number) => {
    const due = waiting;
    waiting = [];
    for (const draw of due) draw(at);
  };
  return { window, show, asked: () => waiting.length };
}

/** How often something that always wants another frame gets one in a second of a screen with 120. */
function framesInASecond(limit: number | null): number {
  const { window, show } = page();
  if (limit !== null) limitFrames(window, limit);
  let frames = 0;
  const draw = () => {
    frames += 1;
    window.requestAnimationFrame(draw);
  };
  window.requestAnimationFrame(draw);
  for (let tick = 0; tick < 120; tick++) show((tick * 1000) / 120);
  return frames;
}

describe('a limit of frames', () => {
  it('draws as often as it says, and as the screen shows without one', () => {
    expect(framesInASecond(null)).toBe(120);
    expect(framesInASecond(60)).toBe(60);
    expect(framesInASecond(30)).toBe(30);
  });

  it('asks for nothing while nobody wants a frame, and forgets what was called off', () => {
    const { window, show, asked } = page();
    limitFrames(window, 60);
    expect(asked()).toBe(0);
    let drawn = 0;
    window.cancelAnimationFrame();
    const name = window.requestAnimationFrame(() => (drawn += 1));
    (window as Pick<Window, 'cancelAnimationFrame'>).cancelAnimationFrame(name);
    show(0);
    expect([drawn, asked()]).toEqual([0, 0]);
  });

  it('gives every frame back when it is lifted', () => {
    const { window } = page();
    const { requestAnimationFrame } = window;
    limitFrames(window, 30)();
    expect(window.requestAnimationFrame).toBe(requestAnimationFrame);
  });
});
