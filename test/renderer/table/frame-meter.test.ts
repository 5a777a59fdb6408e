import { describe, expect, it } from 'vitest';
import { createFrameMeter } from '../../../renderer/table/frame-meter';

/** Whether it ever calls these frames slow. */
function isSlow(frames: readonly number[]): boolean {
  const meter = createFrameMeter();
  return frames.map((time) => meter.add(time)).includes(true);
}
const frames = (count: number, time: number) => Array.from({ length: count }, () => time);

describe('the frame meter', () => {
  it('calls frames slow that a motion stutters with', () => {
    expect(isSlow(frames(60, 55))).toBe(true);
  });

  it('is content with 30 frames a second', () => {
    expect(isSlow(frames(600, 33.4))).toBe(false);
  });

  it('judges no few frames: the first ones make the programs of the graphics card', () => {
    expect(isSlow(frames(59, 300))).toBe(false);
    expect(isSlow([...frames(20, 300), ...frames(580, 16.7)])).toBe(false);
  });

  it('ignores times in which the page was hidden', () => {
    expect(isSlow(frames(100, 5000))).toBe(false);
  });

  it('judges afresh after it has called frames slow, so that one bad while costs one tier', () => {
    const meter = createFrameMeter();
    const told = [...frames(60, 80), ...frames(59, 80)].filter((time) => meter.add(time));
    expect(told).toHaveLength(1);
  });
});
