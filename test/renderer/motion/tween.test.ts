import { describe, expect, it } from 'vitest';
import { type Gait, isOver, type Pose, poseAt, type Tween } from '../../../renderer/motion/tween';

const street: Pose = { x: 1, y: 0, z: 1, yaw: 0, tip: 0, grow: 1 };
const roof: Pose = { x: 5, y: 4, z: 1, yaw: Math.PI / 2, tip: 0, grow: 1 };
const GAITS: readonly Gait[] = [
  'slide',
  'walk',
  'vault',
  'leap',
  'spring',
  'rise',
  'topple',
  'throw',
  'lunge',
  'roll',
  'lift',
  'hammer',
  'flip',
  'emerge',
  'shamble',
  'scuttle',
  'stalk',
  'hold',
  'die',
];

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

  it('throws: it touches the table, bounces, bounces lower and lies still', () => {
    const table = { ...street, y: 0 };
    const hand = { ...street, y: 3, tip: 3 };
    const at = (share: number) => poseAt(tween('throw', { from: hand, to: table }), 1000 + 400 * share).y;
    expect([at(0.45), at(0.72), at(0.95)].map((y) => y.toFixed(3))).toEqual(['0.000', '0.000', '0.000']);
    expect(at(0.585)).toBeGreaterThan(at(0.8));
    expect(at(0.8)).toBeGreaterThan(0.1);
  });

  it('lunges out to its aim and comes back', () => {
    const lunge = tween('lunge', { from: street, to: street, aim: { x: 3, z: 1 } });
    expect(poseAt(lunge, 1140).x).toBeCloseTo(3);
    expect(poseAt(lunge, 1390).x).toBeLessThan(1.1);
  });

  it('passes a door half-way, and is not taken through the wall beside it', () => {
    const door = { x: 3, y: 0, z: 4 };
    const { x, y, z } = poseAt(tween('walk', { via: door }), 1200);
    expect([x, y, z].map((at) => at.toFixed(2))).toEqual(['3.00', '0.00', '4.00']);
  });

  it('flips: what goes is seen until it stands on edge, what comes from then on', () => {
    const edge = { ...street, y: 2, tip: 0.5, grow: 0 };
    const goes = (time: number) => poseAt(tween('flip', { from: street, to: edge }), time);
    const comes = (time: number) => poseAt(tween('flip', { from: edge, to: street }), time);
    expect([goes(1199).grow, comes(1199).grow]).toEqual([1, 0]);
    expect([goes(1201).grow, comes(1201).grow]).toEqual([0, 1]);
    expect([goes(1199).tip, comes(1201).tip].map((tip) => tip.toFixed(2))).toEqual(['0.50', '0.50']);
  });

  it('emerges once that is turned over', () => {
    const hidden = { ...street, grow: 0 };
    const at = (time: number) => poseAt(tween('emerge', { from: hidden, to: street }), time).grow;
    expect(at(1190)).toBe(0);
    expect(at(1300)).toBeGreaterThan(0.5);
  });

  it('rolls on its side, and gets up where it comes to lie', () => {
    const side = { ...street, tip: 1 };
    const at = (time: number) => poseAt(tween('roll', { from: side, to: { ...roof, tip: 0 } }), time);
    expect([at(1200).tip, at(1280).x]).toEqual([1, roof.x]);
    expect(at(1380).tip).toBeLessThan(0.2);
  });

  it('is lifted off whole, and hammered in with three blows', () => {
    const gone = { ...street, grow: 0 };
    expect(poseAt(tween('lift', { to: gone }), 1200).grow).toBeGreaterThan(0.9);
    const driven = (blows: number) =>
      poseAt(tween('hammer', { from: gone, to: street }), 1000 + (400 * blows) / 3 - 1).grow;
    expect([driven(1), driven(2), driven(3)].map((grow) => grow.toFixed(2))).toEqual([
      '0.33',
      '0.67',
      '1.00',
    ]);
  });

  it('turns the shorter way round', () => {
    const from = { ...street, yaw: 3 };
    const to = { ...street, yaw: -3 };
    expect(Math.abs(poseAt(tween('slide', { from, to }), 1100).yaw)).toBeGreaterThan(3);
  });
});
