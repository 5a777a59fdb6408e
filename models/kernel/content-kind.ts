/**
 * Content of people's own, such as a layout or a scenario, as a kind of stored thing, and as a file that they hand one another.
 * What makes it valid its game knows.
 */
import * as v from 'valibot';
import { sealed, unsealed } from './save-record';
import { type LostWords, StoredIdSchema, type StoredKind } from './stored-kind';
import { tidyName } from './tidy-name';

/** Letters that the text of own content may have; a large scenario has some hundred thousand. */
export const LARGEST_CONTENT = 2 ** 20;

/** What people make. Decks are kept in a store of their own, as those of `deck-kind.ts`. */
const CONTENT_KINDS = ['layout', 'scenario', 'deck'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

const Name = v.pipe(v.string(), v.maxLength(200));

/** What a list shows of own content without opening it. */
export const ContentMetaSchema = v.object({
  id: StoredIdSchema,
  kind: v.picklist(CONTENT_KINDS),
  /** Id of the game that it is for. */
  game: v.pipe(v.string(), v.maxLength(64)),
  name: Name,
  /** Who made it; empty where they did not say. */
  maker: Name,
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** One line about it, in the words of the language it was saved in. */
  summary: v.pipe(v.string(), v.maxLength(500)),
  /** Only of content that may be played as it is. */
  ready: v.exactOptional(v.literal(true)),
});

export type ContentMeta = Readonly<v.InferOutput<typeof ContentMetaSchema>>;

/** What is kept: what it is, who made it, and data that only the game understands. */
const ContentSchema = v.object({
  format: v.literal(1),
  kind: v.picklist(CONTENT_KINDS),
  game: v.string(),
  name: v.pipe(v.string(), v.transform(tidyName)),
  maker: v.pipe(v.string(), v.transform(tidyName)),
  body: v.unknown(),
});

/** Own content as its game judges it; `body` is anything. */
export type OwnContent = Readonly<Omit<v.InferOutput<typeof ContentSchema>, 'format'>>;

/** The text that own content is kept as. */
export function storedContent({ kind, game, name, maker, body }: OwnContent): string {
  return sealed(JSON.stringify({ format: 1, kind, game, name, maker, body }));
}

/** The content in a text of `storedContent`, for its game to check; null where there is none. */
export function contentIn(text: string): OwnContent | null {
  try {
    return contentOf(unsealed(text));
  } catch {
    return null;
  }
}

/** The file that people hand one another: JSON that can be read, and changed by hand. */
export function sharedContent({ kind, game, name, maker, body }: OwnContent): string {
  return `${JSON.stringify({ format: 1, kind, game, name, maker, body }, null, 2)}\n`;
}

/** The content in a file, whoever wrote it, for its game to check; null where it is none of ours. */
export function contentInFile(text: string): OwnContent | null {
  try {
    return text.length > LARGEST_CONTENT ? null : contentOf(JSON.parse(text));
  } catch {
    return null;
  }
}

function contentOf(data: unknown): OwnContent | null {
  const content = v.safeParse(ContentSchema, data);
  if (!content.success) return null;
  const { format: _format, ...own } = content.output;
  return own;
}

function metaOf(data: unknown): ContentMeta | null {
  const meta = v.safeParse(ContentMetaSchema, data);
  return meta.success ? meta.output : null;
}

/** Whether it may be played is for its game to say when it is opened. */
function metaFromText(id: string, text: string, words: LostWords): ContentMeta | null {
  const content = contentIn(text);
  if (content === null) return null;
  const { kind, game, name, maker } = content;
  return metaOf({ id, kind, game, name: name || words.name, maker, savedAt: words.savedAt, summary: '' });
}

export const OWN_CONTENT: StoredKind<ContentMeta> = {
  prefix: 'content',
  metaOf,
  isIntact: (text) => contentIn(text) !== null,
  metaFromText,
  nameless: 'store.content-nameless',
  leftOut: 'store.content-left-out',
};
