/**
 * Things that are kept as a text with a few lines in front for lists: saved games, decks, own content. Both stores, that of the disk and
 * that of the browser, keep any kind of them alike and know it by nothing else.
 */
import * as v from 'valibot';

/** What may name a stored thing: it becomes a file name on disk, so nothing in it can leave a folder. */
export const StoredIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));

/** What a list shows of a thing without opening it. */
export interface StoredMeta {
  readonly id: string;
  /** What the person called it. */
  readonly name: string;
  /** When it was saved, as ISO 8601 in UTC. */
  readonly savedAt: string;
}

/** What stands in place of a meta that is lost. */
export interface LostWords {
  readonly name: string;
  readonly summary: (round: number) => string;
  readonly savedAt: string;
}

export interface StoredKind<Meta extends StoredMeta = StoredMeta> {
  /** Begins the names of files. */
  readonly prefix: string;
  /** Data as a meta; null where it is none. */
  readonly metaOf: (data: unknown) => Meta | null;
  /** Whether a text is what was stored. Never throws. */
  readonly isIntact: (text: string) => boolean;
  /** What a list can show of a text whose meta is lost; null where the text tells nothing either. */
  readonly metaFromText: (id: string, text: string, words: LostWords) => Meta | null;
  /** Message ids: what a thing without a name is called, and that one is missing in the list. */
  readonly nameless: 'store.nameless' | 'store.deck-nameless' | 'store.content-nameless';
  readonly leftOut: 'store.left-out' | 'store.deck-left-out' | 'store.content-left-out';
}

/** Orders a list with the newest first. */
export function newestFirst(one: StoredMeta, other: StoredMeta): number {
  // Comparing by the habits of a language would take longer than reading the list.
  return one.savedAt === other.savedAt ? 0 : one.savedAt < other.savedAt ? 1 : -1;
}
