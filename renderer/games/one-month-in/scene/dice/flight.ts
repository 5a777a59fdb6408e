/** How a die of a fight is thrown, slides into its row, and lights up if it hits. */
import { smooth } from '../../../../motion/easing';
import { type Pose, poseAt } from '../../../../motion/tween';
import { type LyingDie, restHeight } from './rows';

/** Shares of the motion: dice have landed, rows have met, hits are lit. */
const LANDED = 0.68;
const MET = 0.85;
const LIT = 1;
/** Thrown from the south, turning. */
const THROWN = { x: 0.6, y: 3.2, z: 3.4, yaw: 2, tip: 3 } as const;

const within = (share: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (share - from) / (to - from)));

/** @param share of the motion that is over; `tip` of the pose is how far the die still turns */
export function diePose({ x, z, apart, size, yaw, delay }: LyingDie, share: number): Pose {
  const lying: Pose = { x, y: restHeight(size), z: z + apart, yaw, tip: 0, grow: size };
  const from: Pose = {
    x: x + THROWN.x,
    y: lying.y + THROWN.y,
    z: z + THROWN.z,
    yaw: yaw + THROWN.yaw,
    tip: THROWN.tip,
    grow: size,
  };
  const flown = within(share, delay, LANDED);
  const thrown = poseAt({ from, to: lying, gait: 'throw', start: 0, duration: 1 }, flown);
  return { ...thrown, z: thrown.z - apart * smooth(within(share, LANDED, MET)) };
}

/** How brightly a hit shines, 0 to 1. */
export function glowOf({ hit }: LyingDie, share: number): number {
  return hit ? smooth(within(share, MET, LIT)) : 0;
}
