/** What happened, as motions of the table: each entry that the table shows, and how long that takes. */
import type { Entry, EntryOf, EntryType } from '../../../models/survive-until-daylight/entries';
import { BLOWS, WEAPON_CONTACT } from '../../motion/blow';
import type { ShownIn } from '../../motion/changes';
import type { Timed } from '../../motion/director';
import { mannerOfEnemy } from './manners';

/** Milliseconds at single speed, never more than 1,200 for one entry; null for what is only said. */
export const DURATIONS = {
  'character-picked': 500,
  'starter-picked': 350,
  'first-player-set': 500,
  'decks-built': 500,
  'round-started': 900,
  'round-ended': 200,
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
} as const satisfies Readonly<Record<EntryType, number | null>>;

/** Entries that the table shows; all others are only said. */
export type ShownType = ShownIn<typeof DURATIONS>;
export type ShownEntry = EntryOf<ShownType>;

/** One thing that happens on the table. */
export interface Motion extends Timed {
  readonly entry: ShownEntry;
}

/** Milliseconds after which a card that is held up can be read, and after which a blow has met. */
const TURNED = 240;
const MET = 100;

/** When it is told what an entry shows. */
function tellsOf(entry: ShownEntry): number {
  switch (entry.type) {
    case 'card-found':
    case 'assault-turned':
      return TURNED;
    case 'attack-resolved':
      return WEAPON_CONTACT + MET;
    case 'enemy-attacked':
      return BLOWS[mannerOfEnemy(entry.enemy)].contact + MET;
    default:
      return 0;
  }
}

function isShown(entry: Entry): entry is ShownEntry {
  return DURATIONS[entry.type] !== null;
}

/** Milliseconds for which everybody holds their breath. */
const WAVE_FOUND = 1200;

function durationOf(entry: ShownEntry): number {
  return entry.type === 'card-found' && entry.card === 'wave' ? WAVE_FOUND : DURATIONS[entry.type];
}

/** The motions of what happened, in order. */
export function motionsOf(entries: readonly Entry[]): readonly Motion[] {
  return entries
    .filter(isShown)
    .map((entry) => ({ entry, duration: durationOf(entry), tells: tellsOf(entry) }));
}
