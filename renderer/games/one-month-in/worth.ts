/** What the story of a game is about: how much it turned on an entry of each type; of those left out it says nothing. */
import type { Entry, EntryType } from '../../../models/one-month-in/entries';

const WORTH = {
  overrun: 9,
  'fight-lost': 8,
  sacrificed: 8,
  'hold-broken': 7,
  'hold-started': 7,
  'attack-ended': 6,
  'flag-lifted': 5,
  ran: 4,
  reclaimed: 4,
  'fight-won': 3,
} as const satisfies Partial<Record<EntryType, number>>;

/** 0 for what the story passes over. */
export function worthOf({ type }: Entry): number {
  const worth: Partial<Record<EntryType, number>> = WORTH;
  return worth[type] ?? 0;
}
