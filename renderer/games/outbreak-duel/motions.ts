/** What happened, as motions of the table: each entry that the table shows, and how long that takes. */
import type { Entry, EntryOf, EntryType } from '../../../models/outbreak-duel/entries';
import { type EntryMotion, motionsBy, type ShownTypeOf } from '../../motion/shown';

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
  'bite-landed': 600,
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
export type ShownType = ShownTypeOf<typeof DURATIONS>;
export type ShownEntry = EntryOf<ShownType>;

/** One thing that happens on the table. */
export type Motion = EntryMotion<ShownEntry>;

/** The motions of what happened, in order. */
export const motionsOf = motionsBy<Entry, ShownEntry>(DURATIONS);
