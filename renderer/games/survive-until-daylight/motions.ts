/** What happened, as motions of the table: each entry that the table shows, and how long that takes. */
import type { Entry, EntryOf, EntryType } from '../../../models/survive-until-daylight/entries';
import { type EntryMotion, motionsBy, type ShownTypeOf } from '../../motion/shown';

/** Milliseconds at single speed, never more than 1,200 for one entry; null for what is only said. */
export const DURATIONS = {
  'character-picked': 500,
  'starter-picked': 350,
  'first-player-set': 500,
  'decks-built': 500,
  'round-started': 900,
  'pile-refilled': 900,
  scouted: 500,
  'card-found': 800,
  'card-kept': 380,
  'card-left': 350,
  'cards-discarded': 300,
  'red-ignored': 450,
  'card-lost': 450,
  'wave-accepted': 700,
  'wave-delayed': 700,
  'assault-turned': 1100,
  'line-joined': 1100,
  'gift-offered': 450,
  'gift-taken': 450,
  'gift-refused': 350,
  'junk-traded': 400,
  healed: 450,
  'damage-taken': 550,
  'special-played': 500,
  cheered: 500,
  crafted: 700,
  'line-moved': 600,
  'turn-started': 300,
  'attack-declared': 550,
  'combat-drawn': 600,
  'lucky-played': 600,
  'card-used': 500,
  // what it does follows as soon as it has hit
  'attack-resolved': 460,
  'line-damaged': 480,
  'line-died': 760,
  'enemies-began': 900,
  'enemy-skipped': 300,
  'trap-sprung': 600,
  // the heaviest needs as long to come down
  'enemy-attacked': 660,
  'survivor-spared': 400,
  'barricade-broke': 600,
  'allies-absorbed': 600,
  'hit-missed': 350,
  'survivor-joined': 800,
  'token-passed': 600,
  'character-died': 1200,
  'game-over': 1200,
  // only said
  'option-set': null,
  forced: null,
  'seat-ready': null,
  'perk-used': null,
  'turn-ended': null,
  'combat-reshuffled': null,
  'lucky-passed': null,
  'round-ended': null,
} as const satisfies Readonly<Record<EntryType, number | null>>;

/** Entries that the table shows; all others are only said. */
export type ShownType = ShownTypeOf<typeof DURATIONS>;
export type ShownEntry = EntryOf<ShownType>;

/** One thing that happens on the table. */
export type Motion = EntryMotion<ShownEntry>;

/** Milliseconds for which everybody holds their breath. */
const WAVE_FOUND = 1200;

/** The motions of what happened, in order. */
export const motionsOf = motionsBy<Entry, ShownEntry>(DURATIONS, (entry) =>
  entry.type === 'card-found' && entry.card === 'wave' ? WAVE_FOUND : DURATIONS[entry.type],
);
