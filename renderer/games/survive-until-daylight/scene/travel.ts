import type { Speed } from '../../../motion/director';
import type { Gait } from '../../../motion/tween';
import type { Travel } from '../../../table/pieces/usePoses';
import type { Motion, ShownType } from '../motions';
import type { SceneModel } from './scene-model';
import { lungesOf } from './shown-blow';

/** Milliseconds for pieces that change without a motion. */
const NUDGE = 180;

const PIECE_GAITS: Readonly<Partial<Record<ShownType, Gait>>> = {
  'line-joined': 'walk',
  'line-moved': 'leap',
  'survivor-joined': 'walk',
  'line-died': 'topple',
  'character-died': 'topple',
  'barricade-broke': 'topple',
  'allies-absorbed': 'topple',
  crafted: 'leap',
  'token-passed': 'leap',
  'attack-declared': 'hold',
  'attack-resolved': 'hold',
};

const CARD_GAITS: Readonly<Partial<Record<ShownType, Gait>>> = {
  'line-joined': 'topple',
  'card-kept': 'leap',
  'gift-taken': 'leap',
  'starter-picked': 'leap',
};

/** How cards and pieces go where the scene wants them while a motion plays. */
export function travelsOf(
  motion: Motion | null,
  speed: Speed,
  scene: SceneModel,
): { readonly pieces: Travel; readonly cards: Travel; readonly boards: Travel } {
  const duration = speed === 'instant' ? 0 : (motion?.duration ?? NUDGE) / speed;
  const type = motion?.entry.type;
  return {
    pieces: {
      gait: (type && PIECE_GAITS[type]) ?? 'slide',
      duration,
      exit: 'die',
      lunges:
        motion && speed !== 'instant'
          ? lungesOf(motion, scene).map((lunge) => ({ ...lunge, pace: speed }))
          : [],
    },
    cards: { gait: (type && CARD_GAITS[type]) ?? 'topple', duration },
    boards: { gait: 'slide', duration },
  };
}
