import type { Speed } from '../../../motion/director';
import type { Gait } from '../../../motion/tween';
import type { Lunge, Travel } from '../../../table/pieces/usePoses';
import type { Motion, ShownType } from '../motions';
import { linePose } from './poses';
import type { SceneModel } from './scene-model';

/** Milliseconds for pieces that change without a motion. */
const NUDGE = 180;
/** How far a blow goes, in cells, towards the people. */
const BLOW = 1.5;

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
  'enemy-attacked': 'lunge',
};

const CARD_GAITS: Readonly<Partial<Record<ShownType, Gait>>> = {
  'line-joined': 'topple',
  'card-kept': 'leap',
  'gift-taken': 'leap',
  'starter-picked': 'leap',
};

function lungesOf({ entry }: Motion, scene: SceneModel): readonly Lunge[] {
  if (entry.type !== 'enemy-attacked') return [];
  const { x, z } = linePose(scene, entry.enemy);
  return [{ key: entry.enemy, aim: { x, z: z + BLOW } }];
}

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
      lunges: motion && speed !== 'instant' ? lungesOf(motion, scene) : [],
    },
    cards: { gait: (type && CARD_GAITS[type]) ?? 'topple', duration },
    boards: { gait: 'slide', duration },
  };
}
