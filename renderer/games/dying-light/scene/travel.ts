import type { Speed } from '../../../motion/director';
import type { Motion } from '../motions';
import type { Travel } from './pieces/usePoses';
import { gaitOf } from './poses';

/** Milliseconds for pieces that change without a motion, such as dice that are picked up. */
const NUDGE = 180;

/** How miniatures and dice go where the scene wants them while a motion plays. */
export function travelsOf(
  motion: Motion | null,
  speed: Speed,
): { readonly figures: Travel; readonly dice: Travel } {
  const duration = speed === 'instant' ? 0 : (motion?.duration ?? NUDGE) / speed;
  const flying = motion?.kind === 'roll' || motion?.kind === 'throw';
  return {
    figures: { gait: gaitOf(motion), duration },
    dice: { gait: flying ? 'leap' : 'slide', duration },
  };
}
