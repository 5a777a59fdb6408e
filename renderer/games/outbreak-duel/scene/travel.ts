/** How pieces and cards go where the scene wants them while a motion plays. */
import type { Speed } from '../../../motion/director';
import type { Gait } from '../../../motion/tween';
import type { Travel } from '../../../table/pieces/usePoses';
import { walkOf } from '../manners';
import type { Motion, ShownType } from '../motions';
import { standeesIn } from './dead/standing';
import { lungesOf } from './lunges';
import type { SceneModel } from './scene-model';

/** Milliseconds for what changes without a motion. */
const NUDGE = 260;

const DEAD_GAITS: Readonly<Partial<Record<ShownType, Gait>>> = {
  spawned: 'leap',
  raised: 'rise',
  'moved-back': 'leap',
};

const CARD_GAITS: Readonly<Partial<Record<ShownType, Gait>>> = {
  played: 'leap',
  reacted: 'leap',
  looted: 'leap',
  gnawed: 'throw',
  recycled: 'leap',
};

export interface Travels {
  readonly dead: Travel;
  readonly cards: Travel;
  readonly pieces: Travel;
  /** Milliseconds of the motion; 0 shows its end at once. */
  readonly duration: number;
}

/** Share of a motion in which things go; in the rest they are looked at. */
const ON_THE_WAY = 0.85;

/** Milliseconds in which one that dies falls, lies there for a moment and goes; the next thing happens meanwhile. */
const DYING = 1000;

/** Each kind of the dead steps up in its own way. */
function walksIn(scene: SceneModel): ReadonlyMap<string, Gait> {
  return new Map(standeesIn(scene).map(({ key, look }) => [key, walkOf(look.card)]));
}

const WALKING: ReadonlySet<ShownType> = new Set(['advanced', 'bite-declared']);

/** @param scene after the motion */
export function travelsOf(motion: Motion | null, speed: Speed, scene: SceneModel): Travels {
  const pace = speed === 'instant' ? Number.POSITIVE_INFINITY : speed;
  const duration = (motion?.duration ?? NUDGE) / pace;
  const way = duration * ON_THE_WAY;
  const type = motion?.entry.type;
  const lunges =
    speed === 'instant' ? [] : lungesOf(motion, scene).map((lunge) => ({ ...lunge, pace: speed }));
  const dead: Travel = {
    lunges,
    gait: (type && DEAD_GAITS[type]) ?? 'slide',
    duration: way,
    exit: 'die',
    leaves: DYING / pace,
    ...(type && WALKING.has(type) && { gaits: walksIn(scene) }),
  };
  return {
    dead,
    cards: { gait: (type && CARD_GAITS[type]) ?? 'slide', duration: way },
    pieces: { gait: type === 'attacked' ? 'hold' : 'slide', duration: way, lunges },
    duration,
  };
}
