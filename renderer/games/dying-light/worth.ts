/** What the story of a game is about: how much it turned on an entry of each type; of those left out it says nothing. */
import type { Entry, EntryType } from '../../../models/dying-light/entries';

const WORTH = {
  eliminated: 9,
  'wound-heavy': 7,
  nightfall: 6,
  'chase-taken': 5,
  'wound-healed': 5,
  'howler-screamed': 4,
  'card-revealed': 4,
  'enemy-killed': 3,
  exchanged: 3,
  'momentum-gained': 2,
  'wound-light': 2,
} as const satisfies Partial<Record<EntryType, number>>;

/** 0 for what the story passes over. */
export function worthOf({ type }: Entry): number {
  const worth: Partial<Record<EntryType, number>> = WORTH;
  return worth[type] ?? 0;
}
