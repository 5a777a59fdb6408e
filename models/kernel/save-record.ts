/**
 * A saved game, or another kind of thing, as it is stored: what lists show (its meta, with a checksum of its own) and the
 * picture in front of the text, so that they can be read without it; and the meta alone, as it is kept apart for lists.
 */
import * as v from 'valibot';
import { hashOfText } from './hash';
import { PictureSchema } from './save-meta';
import type { StoredKind, StoredMeta } from './stored-kind';

/** Letters from the beginning of a stored game within which its meta and its picture end. */
export const LONGEST_HEAD = 2 ** 17;

/** Ends what stands in front, and begins the game. Within a text of JSON it can't stand: quotes are escaped there. */
const GAME_BEGINS = ',"text":"';

const StoredSchema = v.object({
  meta: v.unknown(),
  checksum: v.optional(v.string()),
  picture: v.optional(v.unknown()),
  text: v.string(),
});
/** Earlier versions of the app kept the picture within the meta. */
const OldMetaSchema = v.object({ thumbnail: PictureSchema });

/** What stands in front of a stored text. */
export interface StoredHead<Meta> {
  /** null where it is damaged, which the text itself need not be. */
  readonly meta: Meta | null;
  /** null where there is none, or it is damaged. */
  readonly picture: string | null;
}

export interface StoredText<Meta> extends StoredHead<Meta> {
  readonly text: string;
}

/** A thing as text in which the meta stands first. */
export function recordText(meta: StoredMeta, text: string, picture: string | null = null): string {
  return JSON.stringify({ meta, checksum: checksumOf(meta), ...(picture && { picture }), text });
}

/** What is stored in a text, whether its own text is sound or not; null where it is of no such kind. */
export function recordIn<Meta extends StoredMeta>(
  kind: StoredKind<Meta>,
  stored: string,
): StoredText<Meta> | null {
  try {
    return recordOf(kind, JSON.parse(stored));
  } catch {
    return null;
  }
}

/** The same of data that is parsed already. */
export function recordOf<Meta extends StoredMeta>(
  kind: StoredKind<Meta>,
  stored: unknown,
): StoredText<Meta> | null {
  const record = v.safeParse(StoredSchema, stored);
  if (!record.success) return null;
  const { meta, checksum, picture, text } = record.output;
  return {
    meta: checksumOf(meta) === (checksum ?? checksumOf(meta)) ? kind.metaOf(meta) : null,
    picture: pictureOf(picture) ?? pictureInMeta(meta),
    text,
  };
}

/** Meta and picture in the first letters of a stored text; null where they don't end there. */
export function headIn<Meta extends StoredMeta>(
  kind: StoredKind<Meta>,
  letters: string,
): StoredHead<Meta> | null {
  const end = letters.indexOf(GAME_BEGINS);
  return end < 0 ? null : recordIn(kind, `${letters.slice(0, end)}${GAME_BEGINS}"}`);
}

/** A meta that is kept apart from its game: checksum and JSON in one line. */
export function sealMeta(meta: unknown): string {
  return sealed(JSON.stringify(meta));
}

/** The text with its checksum before it. */
export function sealed(json: string): string {
  return `${hashOfText(json)} ${json}`;
}

/** The data in a line of `sealed`; undefined where the line is damaged. */
export function unsealed(line: string): unknown {
  const [checksum, json] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
  return hashOfText(json) === checksum ? JSON.parse(json) : undefined;
}

/** The meta in a line of `sealMeta`; null where it is damaged. */
export function metaInSeal<Meta extends StoredMeta>(kind: StoredKind<Meta>, line: unknown): Meta | null {
  return typeof line === 'string' ? kind.metaOf(unsealed(line)) : null;
}

/** Whether lines of `sealMeta` are of an earlier version of the app, which kept pictures in them. */
export function holdsPictures(lines: unknown): boolean {
  // Quotes that a person wrote are escaped.
  return typeof lines === 'string' && lines.includes('"thumbnail":');
}

/** Data as a picture; null where it is none. */
function pictureOf(data: unknown): string | null {
  return v.is(PictureSchema, data) ? data : null;
}

function pictureInMeta(meta: unknown): string | null {
  return v.is(OldMetaSchema, meta) ? meta.thumbnail : null;
}

function checksumOf(meta: unknown): string {
  return hashOfText(JSON.stringify(meta) ?? '');
}
