import type { Speed } from '../../../motion/director';
import type { Travel } from '../../../table/pieces/usePoses';
import type { Motion } from '../motions';
import { type Crowd, lungesOf } from './lunges';
import { gaitOf } from './poses';
import type { SceneModel } from './scene-model';
import { contactOf } from './shown-blow';

/** Milliseconds for pieces that change without a motion, such as dice that are picked up. */
const NUDGE = 180;
/** Milliseconds for cards that are dealt when all else is over. */
const DEAL = 480;

/** How miniatures, dice and cards go where the scene wants them while a motion plays. */
export function travelsOf(
  motion: Motion | null,
  speed: Speed,
  scene: SceneModel,
  crowd: Crowd,
): { readonly figures: Travel; readonly dice: Travel; readonly cards: Travel } {
  const lasting = (usual: number) => (speed === 'instant' ? 0 : (motion?.duration ?? usual) / speed);
  const duration = lasting(NUDGE);
  const flying = motion?.kind === 'roll' || motion?.kind === 'throw';
  const pace = speed === 'instant' ? 1 : speed;
  const lunges =
    motion && speed !== 'instant' ? lungesOf(motion, scene, crowd).map((lunge) => ({ ...lunge, pace })) : [];
  const struckAfter = motion && speed !== 'instant' ? contactOf(scene) / pace : 0;
  return {
    figures: { gait: gaitOf(motion), duration, lunges, struckAfter, exit: 'die' },
    dice: { gait: flying ? 'throw' : 'slide', duration },
    cards: { gait: 'leap', duration: lasting(DEAL) },
  };
}
