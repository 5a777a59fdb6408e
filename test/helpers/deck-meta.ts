import { type DeckMeta, storedDeck } from '../../models/kernel/deck-kind';
import type { Sample } from './texts-contract';

/** What a list shows of a deck, with what the test cares about put in. */
export function aDeckMeta(changes: Partial<DeckMeta> = {}): DeckMeta {
  return {
    id: 'a-deck',
    name: 'Night shift',
    game: 'outbreak-duel',
    savedAt: '2026-11-28T18:00:00.000Z',
    summary: 'Dutch Halloran, 40 + 20 cards',
    ready: true,
    ...changes,
  };
}

/** The text of a stored deck that can be told from others by its name. */
export function aStoredDeck(name = 'Night shift'): string {
  return storedDeck('outbreak-duel', { name, survivor: 'V01', cards: { survivor: { W01: 3 }, zombie: {} } });
}

export const DECK_SAMPLE: Sample<DeckMeta> = {
  what: 'decks',
  meta: aDeckMeta,
  text: aStoredDeck,
  misprinted: (text) => text.replace('"W01":3', '"W01":2'),
  recovered: (name) => ({ id: 'a-deck', name, game: 'outbreak-duel', summary: '' }),
};
