import { describe, expect, it } from 'vitest';
import { type Gait, isOver, type Pose, poseAt, type Tween } from '../../../renderer/motion/tween';

const street: Pose = { x: 1, y: 0, z: 1, yaw: 0, tip: 0, grow: 1 };
const roof: Pose = { x: 5, y: 4, z: 1, yaw: Math.PI / 2, tip: 0, grow: 1 };
const GAITS: readonly Gait[] = ['slide', 'walk', 'vault', 'leap', 'spring', 'rise', 'topple'];

function tween(gait: Gait, change: Partial<Tween> = {}): Tween {
  return { from: street, to: roof, gait, start: 1000, duration: 400, ...change };
}

describe('a tween', () => {
  it.each(GAITS)('%s ends exactly in the pose it was sent to', (gait) => {
    expect(poseAt(tween(gait), 1400)).toEqual(roof);
    expect(poseAt(tween(gait), 9999)).toEqual(roof);
  });

  it.each(GAITS)('%s never leaves the ground it starts on by jumping sideways', (gait) => {
    const { x, z } = poseAt(tween(gait), 1000);
    expect({ x, z }).toEqual({ x: street.x, z: street.z });
  });

  it('is over at once without a duration', () => {
    const cut = tween('leap', { duration: 0 });
    expect(poseAt(cut, 1000)).toEqual(roof);
    expect(isOver(cut, 1000)).toBe(true);
  });

  it('leaps over the straight line, and springs higher still', () => {
    const middle = (gait: Gait) => poseAt(tween(gait), 1200).y;
    expect(middle('leap')).toBeGreaterThan(2);
    expect(middle('spring')).toBeGreaterThan(middle('leap'));
  });

  it('climbs before it goes over the edge', () => {
    const { x, y } = poseAt(tween('vault'), 1160);
    expect(x).toBeLessThan(1.5);
    expect(y).toBeGreaterThan(2);
  });

  it('turns the shorter way round', () => {
    const from = { ...street, yaw: 3 };
    const to = { ...street, yaw: -3 };
    expect(Math.abs(poseAt(tween('slide', { from, to }), 1100).yaw)).toBeGreaterThan(3);
  });
});
