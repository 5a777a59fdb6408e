/** How pieces and tiles go where the scene wants them while a motion plays. */
import type { Speed } from '../../../motion/director';
import type { Gait } from '../../../motion/tween';
import type { Travel } from '../../../table/pieces/usePoses';
import type { Motion, ShownType } from '../motions';

/** Milliseconds for what changes without a motion. */
const NUDGE = 180;

const PIECE_GAITS: Readonly<Partial<Record<ShownType, Gait>>> = {
  moved: 'walk',
  'went-inside': 'vault',
  'went-outside': 'vault',
  ran: 'leap',
  withdrew: 'leap',
  sacrificed: 'leap',
  straggler: 'walk',
  scavenged: 'leap',
  'fog-lifted': 'rise',
  'survivors-rolled': 'topple',
  'zombies-rolled': 'topple',
  'attack-rolled': 'topple',
  'fight-lost': 'topple',
  overrun: 'topple',
  'fence-torn-down': 'topple',
  'fence-built': 'rise',
  'setup-fence': 'rise',
  'farm-worked': 'rise',
  'flag-lifted': 'leap',
  'loot-dealt': 'leap',
  reclaimed: 'rise',
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
  return { pieces: { gait, duration }, tiles: { gait: 'topple', duration }, duration };
}
