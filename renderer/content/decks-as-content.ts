import { contentIn, storedContent } from '../../models/kernel/content-kind';
import { deckIn, storedDeck } from '../../models/kernel/deck-kind';
import type { Contents, Decks } from '../platform/platform';

/** A text that is no content. */
const UNREADABLE = '';

/** A stored deck as stored content. */
function asContent(text: string): string {
  const stored = deckIn(text);
  if (stored === null) return UNREADABLE;
  const { name, ...body } = stored.deck;
  return storedContent({ kind: 'deck', game: stored.game, name, maker: '', body });
}

/** Stored content as the deck that it was made of. */
function asDeck(text: string): string {
  const content = contentIn(text);
  if (content === null) throw new Error('This is no content.');
  return storedDeck(content.game, { name: content.name, ...Object(content.body) });
}

/** The store of decks, for whatever works with content: to it a deck is content like any other, of which nobody says who made it. */
export function decksAsContent(decks: Decks): Contents {
  return {
    list: async () => (await decks.list()).map((meta) => ({ ...meta, kind: 'deck', maker: '' })),
    async load(id) {
      const text = await decks.load(id);
      return text === null ? null : asContent(text);
    },
    save: (id, { kind: _kind, maker: _maker, ...meta }, text) => decks.save(id, meta, asDeck(text)),
    remove: (id) => decks.remove(id),
  };
}
