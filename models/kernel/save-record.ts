/**
 * A saved game as it is stored: what lists show (its meta, with a checksum of its own) and the picture in front of the
 * game, so that they can be read without the game; and the meta alone, as it is kept apart for lists.
 */
import * as v from 'valibot';
import { hashOfText } from './hash';
import { PictureSchema, type SaveMeta, SaveMetaSchema } from './save-meta';

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
/** What a list can show of any game: all of them keep their round and how they ended in their state. */
const GameSchema = v.looseObject({
  game: v.string(),
  state: v.looseObject({ round: v.optional(v.number()), outcome: v.optional(v.unknown()) }),
});

/** What stands in front of a stored game. */
export interface StoredHead {
  /** null where it is damaged, which the game itself need not be. */
  readonly meta: SaveMeta | null;
  /** null where there is none, or it is damaged. */
  readonly picture: string | null;
}

export interface StoredGame extends StoredHead {
  readonly text: string;
}

/** A game as text in which the meta stands first. */
export function recordText(meta: SaveMeta, text: string, picture: string | null = null): string {
  return JSON.stringify({ meta, checksum: checksumOf(meta), ...(picture && { picture }), text });
}

/** The stored game in a text, whether its own text is sound or not; null where there is none. */
export function recordIn(stored: string): StoredGame | null {
  try {
    return recordOf(JSON.parse(stored));
  } catch {
    return null;
  }
}

/** The same of data that is parsed already. */
export function recordOf(stored: unknown): StoredGame | null {
  const record = v.safeParse(StoredSchema, stored);
  if (!record.success) return null;
  const { meta, checksum, picture, text } = record.output;
  return {
    meta: checkedMeta(meta, checksum ?? checksumOf(meta)),
    picture: pictureOf(picture) ?? pictureInMeta(meta),
    text,
  };
}

/** Meta and picture in the first letters of a stored game; null where they don't end there. */
export function headIn(letters: string): StoredHead | null {
  const end = letters.indexOf(GAME_BEGINS);
  return end < 0 ? null : recordIn(`${letters.slice(0, end)}${GAME_BEGINS}"}`);
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
export function metaInSeal(line: unknown): SaveMeta | null {
  return typeof line === 'string' ? metaOf(unsealed(line)) : null;
}

/** Whether lines of `sealMeta` are of an earlier version of the app, which kept pictures in them. */
export function holdsPictures(lines: unknown): boolean {
  // Quotes that a person wrote are escaped.
  return typeof lines === 'string' && lines.includes('"thumbnail":');
}

/** Data as a meta; null where it is none. */
export function metaOf(data: unknown): SaveMeta | null {
  const meta = v.safeParse(SaveMetaSchema, data);
  return meta.success ? meta.output : null;
}

/**
 * What a list can show of a game whose meta is lost: all but its name, picture and summary.
 * @param words what stands in their place
 */
export function metaFromGame(
  id: string,
  text: string,
  words: { readonly name: string; readonly summary: (round: number) => string; readonly savedAt: string },
): SaveMeta | null {
  const { name, summary, savedAt } = words;
  const game = v.safeParse(v.pipe(v.string(), v.parseJson(), GameSchema), text);
  if (!game.success) return null;
  const { round = 0, outcome = null } = game.output.state;
  const over = outcome !== null && { over: true };
  return metaOf({ id, name, game: game.output.game, savedAt, round, summary: summary(round), ...over });
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

function checkedMeta(meta: unknown, checksum: string): SaveMeta | null {
  return checksumOf(meta) === checksum ? metaOf(meta) : null;
}
