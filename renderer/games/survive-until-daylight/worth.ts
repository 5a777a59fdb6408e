/** What the story of a game is about: how much it turned on an entry of each type; of those left out it says nothing. */
import type { Entry, EntryType } from '../../../models/survive-until-daylight/entries';

const WORTH = {
  'character-died': 9,
  'survivor-joined': 7,
  'barricade-broke': 6,
  'trap-sprung': 6,
  'allies-absorbed': 6,
  cheered: 5,
  'perk-used': 4,
  'lucky-played': 4,
  'wave-delayed': 4,
  'wave-accepted': 3,
  'gift-taken': 3,
  'line-died': 2,
  healed: 2,
} as const satisfies Partial<Record<EntryType, number>>;

/** 0 for what the story passes over. */
export function worthOf({ type }: Entry): number {
  const worth: Partial<Record<EntryType, number>> = WORTH;
  return worth[type] ?? 0;
}
