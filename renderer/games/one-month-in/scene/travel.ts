/** How pieces and tiles go where the scene wants them while a motion plays. */
import type { Speed } from '../../../motion/director';
import type { Gait } from '../../../motion/tween';
import type { Exit, Lunge, Travel } from '../../../table/pieces/usePoses';
import type { Motion, ShownType } from '../motions';

/** Milliseconds for what changes without a motion. */
const NUDGE = 180;

const PIECE_GAITS: Readonly<Partial<Record<ShownType, Gait>>> = {
  moved: 'walk',
  'went-inside': 'walk',
  'went-outside': 'walk',
  ran: 'scuttle',
  // whoever runs for their life takes short, quick steps
  'fight-lost': 'topple',
  withdrew: 'leap',
  sacrificed: 'scuttle',
  straggler: 'walk',
  scavenged: 'walk',
  fed: 'roll',
  'fog-lifted': 'leap',
  'survivors-rolled': 'walk',
  'zombies-rolled': 'walk',
  'attack-rolled': 'walk',
  overrun: 'topple',
  'fence-torn-down': 'topple',
  'fence-built': 'hammer',
  'setup-fence': 'hammer',
  'farm-worked': 'rise',
  'loot-dealt': 'leap',
  reclaimed: 'rise',
};

/** Pieces fall over when they are struck or pulled down; else they only leave. */
const EXITS: Readonly<Partial<Record<ShownType, Exit>>> = {
  'survivors-rolled': 'die',
  'zombies-rolled': 'die',
  'attack-rolled': 'die',
  sacrificed: 'die',
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

/** Milliseconds in which those who die fall, lie there for a moment and go; the next thing happens meanwhile. */
const DYING = 1000;

/** What a motion is about besides its pieces' ways. */
export interface Clashing {
  readonly lunges: readonly Lunge[];
  /** Milliseconds at single speed until those who are hit fall. */
  readonly contact: number;
}

const NO_CLASH: Clashing = { lunges: [], contact: 0 };

export interface Travels {
  readonly pieces: Travel;
  readonly tiles: Travel;
  /** Milliseconds of the motion; 0 shows its end at once. */
  readonly duration: number;
}

export function travelsOf(motion: Motion | null, speed: Speed, clash = NO_CLASH): Travels {
  const pace = speed === 'instant' ? Number.POSITIVE_INFINITY : speed;
  const duration = (motion?.duration ?? NUDGE) / pace;
  const gait = (motion && PIECE_GAITS[motion.entry.type]) ?? 'slide';
  const exit = (motion && EXITS[motion.entry.type]) ?? 'fall';
  const pieces = {
    gait,
    duration,
    exit,
    struckAfter: clash.contact / pace,
    othersWait: clash.contact > 0,
    ...(exit === 'die' && { leaves: DYING / pace }),
    lunges: speed === 'instant' ? [] : clash.lunges.map((lunge) => ({ ...lunge, pace })),
  };
  return { pieces, tiles: { gait: 'rise', duration }, duration };
}
