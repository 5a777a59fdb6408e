/** What happened, as motions of the table: each entry that the table shows, and how long that takes. */
import type { Entry, EntryOf, EntryType } from '../../../models/one-month-in/entries';
import type { ShownIn } from '../../motion/changes';
import { type Staged, stagesOf } from '../../motion/stages';

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
  'survivors-rolled': 1550,
  'zombies-rolled': 1700,
  ran: 700,
  sacrificed: 900,
  'fight-won': 600,
  'fight-lost': 900,
  'attack-opened': 700,
  'attack-rolled': 1750,
  withdrew: 800,
  'attack-ended': 500,
  'game-over': 5200,
  // only said
  'turn-ended': null,
  'held-back': null,
} as const satisfies Readonly<Record<EntryType, number | null>>;

/** Entries that the table shows; all others are only said. */
export type ShownType = ShownIn<typeof DURATIONS>;
export type ShownEntry = EntryOf<ShownType>;

/** Milliseconds of a fight until the dice have fallen into their rows and hits are lit. */
export const DICE: Readonly<Partial<Record<ShownType, number>>> = {
  'survivors-rolled': 900,
  'zombies-rolled': 900,
  'attack-rolled': 1000,
};

/** One thing that happens on the table. */
export type Motion = Staged<ShownEntry>;

function isShown(entry: Entry): entry is ShownEntry {
  return DURATIONS[entry.type] !== null;
}

/** The motions of what happened, in order. */
export function motionsOf(entries: readonly Entry[]): readonly Motion[] {
  return entries.filter(isShown).flatMap((entry) => stagesOf(entry, DURATIONS[entry.type], DICE[entry.type]));
}
