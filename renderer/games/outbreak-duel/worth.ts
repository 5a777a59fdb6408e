/** What the story of a game is about: how much it turned on an entry of each type; of those left out it says nothing. */
import type { Entry, EntryType } from '../../../models/outbreak-duel/entries';

const WORTH = {
  survived: 9,
  'weapon-broken': 6,
  'escape-rolled': 6,
  grabbed: 5,
  redirected: 5,
  infected: 4,
  cured: 4,
  raised: 3,
  'zombie-died': 3,
  'bite-landed': 2,
} as const satisfies Partial<Record<EntryType, number>>;

/** 0 for what the story passes over. */
export function worthOf({ type }: Entry): number {
  const worth: Partial<Record<EntryType, number>> = WORTH;
  return worth[type] ?? 0;
}
