/** Saved games as a kind of stored thing. */
import * as v from 'valibot';
import { isIntact } from './save';
import { type SaveMeta, SaveMetaSchema } from './save-meta';
import type { LostWords, StoredKind } from './stored-kind';

/** What a list can show of any game: all of them keep their round and how they ended in their state. */
const GameSchema = v.looseObject({
  game: v.string(),
  state: v.looseObject({ round: v.optional(v.number()), outcome: v.optional(v.unknown()) }),
});

function metaOf(data: unknown): SaveMeta | null {
  const meta = v.safeParse(SaveMetaSchema, data);
  return meta.success ? meta.output : null;
}

/** What a list can show of a game whose meta is lost: all but its name, picture and summary. */
function metaFromText(id: string, text: string, { name, summary, savedAt }: LostWords): SaveMeta | null {
  const game = v.safeParse(v.pipe(v.string(), v.parseJson(), GameSchema), text);
  if (!game.success) return null;
  const { round = 0, outcome = null } = game.output.state;
  const over = outcome !== null && { over: true };
  return metaOf({ id, name, game: game.output.game, savedAt, round, summary: summary(round), ...over });
}

export const SAVED_GAMES: StoredKind<SaveMeta> = {
  prefix: 'save',
  metaOf,
  isIntact,
  metaFromText,
  nameless: 'store.nameless',
  leftOut: 'store.left-out',
};
