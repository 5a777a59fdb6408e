import { smooth } from '../../../../motion/easing';
import type { Pose } from '../../../../motion/tween';
import type { Laid } from '../../../../table/pieces/Miniatures';

/** The pole stands when the flag has come up so far; then its cloth unrolls. */
const POLE = 0.45;
const ROLLED = 0.14;

/**
 * A flag goes up as a pole first and unrolls then, and is taken down the other way round.
 * @param size of the whole flag
 */
export function unrolled(pose: Pose, size: number): Laid {
  const share = Math.min(1, pose.grow / size);
  const grow = size * Math.min(1, share / POLE);
  const open = smooth((share - POLE) / (1 - POLE));
  return { pose: { ...pose, grow }, wide: ROLLED + (1 - ROLLED) * open };
}
