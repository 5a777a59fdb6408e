import * as v from 'valibot';
import { StoredIdSchema } from './stored-kind';

export { newestFirst, StoredIdSchema as SaveIdSchema } from './stored-kind';

/** The one slot of versions of the app that kept a single game in play; a game that lies there is a game in play like any other. */
export const AUTOSAVE_ID = 'autosave';

/** Letters that the text of a saved game may have; those of Curfew have some hundred thousand. */
export const LARGEST_SAVE = 32 * 2 ** 20;

/** Letters that a picture may have. */
export const LARGEST_PICTURE = 100_000;

/** A small picture of the table as a data URL. It is kept with its game: lists of many games would be heavy with them. */
export const PictureSchema = v.pipe(
  v.string(),
  v.maxLength(LARGEST_PICTURE),
  v.regex(/^data:image\/(?:webp|png|jpeg);base64,[\w+/=]+$/),
);

/** How far a lesson has got: what the log of its game can't tell. */
const LessonMetaSchema = v.pipe(
  v.object({
    /** Steps that were read or left. */
    read: v.pipe(v.array(v.number()), v.readonly()),
    ended: v.boolean(),
  }),
  v.readonly(),
);

const HintText = v.pipe(v.string(), v.maxLength(64));

/** Which small hints its players have had. */
const HintsMetaSchema = v.pipe(
  v.object({
    first: v.pipe(v.record(HintText, HintText), v.readonly()),
    closed: v.pipe(v.array(HintText), v.readonly()),
  }),
  v.readonly(),
);

/** What a list of saved games shows about each of them without opening it. */
export const SaveMetaSchema = v.object({
  id: StoredIdSchema,
  /** What the person called it. */
  name: v.pipe(v.string(), v.maxLength(200)),
  /** Id of the game. A string, for a later version of the app may have saved a game that this one doesn't know. */
  game: v.pipe(v.string(), v.maxLength(64)),
  /** When it was saved, as ISO 8601 in UTC. */
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The round the game had reached. */
  round: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** One line about the position, in the words of the language it was saved in. */
  summary: v.pipe(v.string(), v.maxLength(500)),
  /** Only of a game that is played as a lesson. */
  lesson: v.exactOptional(LessonMetaSchema),
  /** Only of a game that has given some. */
  hints: v.exactOptional(HintsMetaSchema),
  /** How often its people asked what a bot would do; only of a game in which they did. */
  advice: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Only of a game that is over: it can be watched, but there is nothing to continue. */
  over: v.exactOptional(v.literal(true)),
});

export type SaveMeta = Readonly<v.InferOutput<typeof SaveMetaSchema>>;
