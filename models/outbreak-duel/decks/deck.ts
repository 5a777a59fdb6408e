/** A pair of decks: what a person plays with. */
import type { CardId, SurvivorId } from '../ids';
import { CARD_IDS } from '../ids';

/** How often each card is in a deck; those that are not in it are left out. */
export type Copies<Id extends CardId = CardId> = Readonly<Partial<Record<Id, number>>>;

/** The two decks of a pair. */
export const SIDES = ['survivor', 'zombie'] as const;
export type Side = (typeof SIDES)[number];

/**
 * Two decks and the Survivor they are for, finished or not: any card may lie in either deck, and `problemsOf` says what is
 * wrong (OD-DECK-01).
 */
export interface DeckPair {
  /** As its owner calls it. */
  readonly name: string;
  readonly survivor: SurvivorId | null;
  readonly cards: Readonly<Record<Side, Copies>>;
}

/** The cards of a deck one by one, by their ids: what is shuffled. */
export function cardsOf(copies: Copies): readonly CardId[] {
  return CARD_IDS.flatMap((id) => Array.from({ length: copies[id] ?? 0 }, () => id));
}
