/** How pieces and cards go where the scene wants them while a motion plays. */
import type { Speed } from '../../../motion/director';
import type { Gait } from '../../../motion/tween';
import type { Travel } from '../../../table/pieces/usePoses';
import type { Motion, ShownType } from '../motions';

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

export function travelsOf(motion: Motion | null, speed: Speed): Travels {
  const duration = speed === 'instant' ? 0 : (motion?.duration ?? NUDGE) / speed;
  const way = duration * ON_THE_WAY;
  const type = motion?.entry.type;
  return {
    dead: { gait: (type && DEAD_GAITS[type]) ?? 'slide', duration: way },
    cards: { gait: (type && CARD_GAITS[type]) ?? 'slide', duration: way },
    pieces: { gait: 'slide', duration: way },
    duration,
  };
}
