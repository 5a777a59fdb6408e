/** How pieces and tiles go where the scene wants them while a motion plays. */
import type { Speed } from '../../../motion/director';
import type { Gait } from '../../../motion/tween';
import type { Exit, Travel } from '../../../table/pieces/usePoses';
import type { Motion, ShownType } from '../motions';

/** Milliseconds for what changes without a motion. */
const NUDGE = 180;

const PIECE_GAITS: Readonly<Partial<Record<ShownType, Gait>>> = {
  moved: 'walk',
  'went-inside': 'walk',
  'went-outside': 'walk',
  ran: 'walk',
  withdrew: 'leap',
  sacrificed: 'walk',
  straggler: 'walk',
  scavenged: 'walk',
  fed: 'roll',
  'fog-lifted': 'leap',
  'survivors-rolled': 'topple',
  'zombies-rolled': 'topple',
  'attack-rolled': 'topple',
  'fight-lost': 'topple',
  overrun: 'topple',
  'fence-torn-down': 'topple',
  'fence-built': 'rise',
  'setup-fence': 'rise',
  'farm-worked': 'rise',
  'loot-dealt': 'leap',
  reclaimed: 'rise',
};

/** Pieces fall over when they are struck or pulled down; else they only leave. */
const EXITS: Readonly<Partial<Record<ShownType, Exit>>> = {
  'turn-started': 'shrink',
  moved: 'shrink',
  'went-inside': 'shrink',
  'went-outside': 'shrink',
  withdrew: 'shrink',
  ran: 'shrink',
  'fog-lifted': 'shrink',
  scavenged: 'shrink',
  reclaimed: 'sink',
  'flag-lifted': 'sink',
  income: 'sink',
};

export interface Travels {
  readonly pieces: Travel;
  readonly tiles: Travel;
  /** Milliseconds of the motion; 0 shows its end at once. */
  readonly duration: number;
}

export function travelsOf(motion: Motion | null, speed: Speed): Travels {
  const duration = speed === 'instant' ? 0 : (motion?.duration ?? NUDGE) / speed;
  const gait = (motion && PIECE_GAITS[motion.entry.type]) ?? 'slide';
  const exit = (motion && EXITS[motion.entry.type]) ?? 'fall';
  return { pieces: { gait, duration, exit }, tiles: { gait: 'rise', duration }, duration };
}
