/** How pieces and cards go where the scene wants them while a motion plays. */
import type { Speed } from '../../../motion/director';
import type { Gait } from '../../../motion/tween';
import type { Lunge, Travel } from '../../../table/pieces/usePoses';
import { onBoard, PLACES, type Point } from '../layout';
import type { Motion, ShownType } from '../motions';
import { standeesIn } from './dead/standing';
import { survivorKey } from './pieces/standing-survivors';
import type { SceneModel } from './scene-model';

/** Milliseconds for what changes without a motion. */
const NUDGE = 260;

const DEAD_GAITS: Readonly<Partial<Record<ShownType, Gait>>> = {
  spawned: 'leap',
  raised: 'rise',
  advanced: 'walk',
  'moved-back': 'leap',
  'zombie-died': 'topple',
  'body-burned': 'topple',
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

/** How far a lunge goes, as a share of the way. */
const LUNGE = 0.62;

function towards(from: Point, to: Point): Point {
  return { x: from.x + (to.x - from.x) * LUNGE, z: from.z + (to.z - from.z) * LUNGE };
}

/** Who goes out to strike, and comes back. */
function lungesOf(scene: SceneModel): { readonly dead: readonly Lunge[]; readonly people: readonly Lunge[] } {
  const { strike } = scene;
  const zombie = strike && standeesIn(scene).find(({ look }) => look.uid === strike.zombie);
  if (!strike || !zombie) return { dead: [], people: [] };
  const survivor = onBoard(strike.side, PLACES.survivor);
  if (strike.kind === 'bite')
    return { dead: [{ key: zombie.key, aim: towards(zombie.pose, survivor) }], people: [] };
  if (strike.kind === 'shot') return { dead: [], people: [] };
  return { dead: [], people: [{ key: survivorKey(strike.side), aim: towards(survivor, zombie.pose) }] };
}

/** @param scene after the motion */
export function travelsOf(motion: Motion | null, speed: Speed, scene: SceneModel): Travels {
  const duration = speed === 'instant' ? 0 : (motion?.duration ?? NUDGE) / speed;
  const way = duration * ON_THE_WAY;
  const type = motion?.entry.type;
  const lunges = motion ? lungesOf(scene) : { dead: [], people: [] };
  return {
    dead: { lunges: lunges.dead, gait: (type && DEAD_GAITS[type]) ?? 'slide', duration: way },
    cards: { gait: (type && CARD_GAITS[type]) ?? 'slide', duration: way },
    pieces: { gait: 'slide', duration: way, lunges: lunges.people },
    duration,
  };
}
