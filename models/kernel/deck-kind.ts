/** Decks that people build, as a kind of stored thing. Whose cards they are the game knows. */
import * as v from 'valibot';
import { sealed, unsealed } from './save-record';
import { type LostWords, StoredIdSchema, type StoredKind } from './stored-kind';

/** Letters that the text of a stored deck may have; a pair has some two thousand. */
export const LARGEST_DECK = 2 ** 16;

/** What a list of decks shows about each of them without opening it. */
export const DeckMetaSchema = v.object({
  id: StoredIdSchema,
  name: v.pipe(v.string(), v.maxLength(200)),
  /** Id of the game that it is for. */
  game: v.pipe(v.string(), v.maxLength(64)),
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** One line about it, in the words of the language it was saved in. */
  summary: v.pipe(v.string(), v.maxLength(500)),
  /** Only of a deck that may be played as it is. */
  ready: v.exactOptional(v.literal(true)),
});

export type DeckMeta = Readonly<v.InferOutput<typeof DeckMetaSchema>>;

/** What is kept of a deck: its game, and data that only the game understands. */
const StoredDeckSchema = v.object({
  format: v.literal(1),
  game: v.string(),
  deck: v.looseObject({ name: v.optional(v.string(), '') }),
});

/** The text that a deck is kept as. */
export function storedDeck(game: string, deck: object): string {
  return sealed(JSON.stringify({ format: 1, game, deck }));
}

/** The deck in a text of `storedDeck`, for its game to check; null where there is none. */
export function deckIn(text: string): Readonly<v.InferOutput<typeof StoredDeckSchema>> | null {
  try {
    const stored = v.safeParse(StoredDeckSchema, unsealed(text));
    return stored.success ? stored.output : null;
  } catch {
    return null;
  }
}

function metaOf(data: unknown): DeckMeta | null {
  const meta = v.safeParse(DeckMetaSchema, data);
  return meta.success ? meta.output : null;
}

/** Whether it may be played is for its game to say when it is opened. */
function metaFromText(id: string, text: string, { name, savedAt }: LostWords): DeckMeta | null {
  const stored = deckIn(text);
  if (stored === null) return null;
  return metaOf({ id, name: stored.deck.name || name, game: stored.game, savedAt, summary: '' });
}

export const DECKS: StoredKind<DeckMeta> = {
  prefix: 'deck',
  metaOf,
  isIntact: (text) => deckIn(text) !== null,
  metaFromText,
  nameless: 'store.deck-nameless',
  leftOut: 'store.deck-left-out',
};
