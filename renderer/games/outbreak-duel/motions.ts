/** What happened, as motions of the table: each entry that the table shows, and how long that takes. */
import type { Entry, EntryOf, EntryType } from '../../../models/outbreak-duel/entries';
import type { ShownIn } from '../../motion/changes';
import { type Staged, stagesOf } from '../../motion/stages';

/**
 * Milliseconds at single speed; null for what is only said. One number a type: how long anything takes tells nothing of what
 * anybody holds (OD-PRIV-06).
 */
export const DURATIONS = {
  'first-player': 700,
  dealt: 900,
  kept: 700,
  'turn-started': 600,
  refreshed: 800,
  drew: 600,
  'turn-ended': 500,
  'survivor-phase-ended': 500,
  played: 800,
  replaced: 500,
  'item-used': 600,
  'item-gone': 500,
  'ability-used': 500,
  looted: 500,
  reacted: 1100,
  attacked: 800,
  'attack-rolled': 1200,
  'escape-rolled': 1200,
  'roll-turned': 500,
  'weapon-worn': 250,
  'weapon-broken': 700,
  'zombie-hurt': 500,
  'zombie-died': 800,
  'body-burned': 700,
  stunned: 500,
  'moved-back': 700,
  spawned: 900,
  'row-filled': 500,
  recycled: 1100,
  raised: 900,
  'graves-exiled': 700,
  regrew: 450,
  'zombie-phase-started': 800,
  standoff: 700,
  advanced: 1000,
  'bite-declared': 800,
  'bite-reduced': 400,
  'bite-off': 600,
  'clumsy-rolled': 1200,
  // the heaviest needs as long to come down; what it does follows as soon as it has hit
  'bite-landed': 660,
  redirected: 700,
  acted: 700,
  decayed: 700,
  hurt: 700,
  survived: 700,
  infected: 500,
  grabbed: 500,
  gnawed: 900,
  healed: 500,
  cured: 500,
  covered: 500,
  gained: 450,
  'th-changed': 500,
  repaired: 500,
  looked: 700,
  took: 700,
  'game-over': 1800,
  // only said
  ready: null,
  passed: null,
  bonus: null,
  'auto-pass-set': null,
  forced: null,
} as const satisfies Readonly<Record<EntryType, number | null>>;

/** Entries that the table shows; all others are only said. */
export type ShownType = ShownIn<typeof DURATIONS>;
export type ShownEntry = EntryOf<ShownType>;

/** Milliseconds in which a die falls and is read, before anybody strikes or gets away. */
export const DICE = 740;
const ROLLS: ReadonlySet<ShownType> = new Set(['attack-rolled', 'escape-rolled', 'clumsy-rolled']);

/** One thing that happens on the table. */
export type Motion = Staged<ShownEntry>;

function staged(entry: ShownEntry): readonly Motion[] {
  const duration = DURATIONS[entry.type];
  // A Weapon that hits without a roll only strikes.
  if ('die' in entry && entry.die === null) return [{ entry, duration: duration - DICE, stage: 'blow' }];
  return stagesOf(entry, duration, ROLLS.has(entry.type) ? DICE : undefined);
}

function isShown(entry: Entry): entry is ShownEntry {
  return DURATIONS[entry.type] !== null;
}

/** The motions of what happened, in order. */
export function motionsOf(entries: readonly Entry[]): readonly Motion[] {
  return entries.filter(isShown).flatMap(staged);
}
