/** What happened, as motions of the table: each entry that the table shows, and how long that takes. */
import type { Entry, EntryOf, EntryType } from '../../../models/one-month-in/entries';
import { type EntryMotion, motionsBy, type ShownTypeOf } from '../../motion/shown';

/** Milliseconds at single speed; null for what is only said. */
export const DURATIONS = {
  'city-built': 900,
  'setup-fence': 500,
  'turn-started': 600,
  straggler: 700,
  'hold-started': 900,
  'hold-broken': 700,
  income: 600,
  fed: 1100,
  moved: 900,
  'fog-lifted': 1500,
  'went-inside': 900,
  'went-outside': 700,
  reclaimed: 1100,
  'flag-lifted': 600,
  'loot-dealt': 500,
  scavenged: 2200,
  'farm-worked': 700,
  overrun: 1000,
  'fence-built': 600,
  'fence-torn-down': 700,
  armed: 450,
  suited: 450,
  'fight-started': 700,
  'survivors-rolled': 1500,
  'zombies-rolled': 1500,
  ran: 700,
  sacrificed: 900,
  'fight-won': 600,
  'fight-lost': 900,
  'attack-opened': 700,
  'attack-rolled': 1900,
  withdrew: 800,
  'attack-ended': 500,
  'game-over': 5200,
  // only said
  'turn-ended': null,
  'held-back': null,
} as const satisfies Readonly<Record<EntryType, number | null>>;

/** Entries that the table shows; all others are only said. */
export type ShownType = ShownTypeOf<typeof DURATIONS>;
export type ShownEntry = EntryOf<ShownType>;

/** One thing that happens on the table. */
export type Motion = EntryMotion<ShownEntry>;

/** The motions of what happened, in order. */
export const motionsOf = motionsBy<Entry, ShownEntry>(DURATIONS);
