import * as v from 'valibot';
import { inTurnEach, type TurnsOfEach } from '../../models/kernel/in-turn';
import { isIntact } from '../../models/kernel/save';
import { newestFirst, SaveIdSchema, type SaveMeta, SaveMetaSchema } from '../../models/kernel/save-meta';
import {
  holdsPictures,
  metaFromGame,
  metaInSeal,
  recordOf,
  type StoredGame,
} from '../../models/kernel/save-record';
import { t } from '../i18n';
import { type BrowserStorage, StorageBlockedError } from './browser-storage';
import type { Saves } from './platform';
import { keysOf, type Report, type SaveRecords, saveRecords } from './save-records';

/** The stored game if it can be played. */
function gameIn(record: unknown): StoredGame | null {
  const stored = recordOf(record);
  return stored && isIntact(stored.text) ? stored : null;
}

/** The newest version that is sound, whatever is wrong with the one after it; `null` if there never was one. */
async function soundGame(records: SaveRecords, id: string, report: Report): Promise<StoredGame | null> {
  const asides: string[] = [];
  const errors: unknown[] = [];
  for (const key of keysOf(id)) {
    try {
      const record = await records.read(key);
      const game = gameIn(record);
      if (game) {
        if (key !== id) report(t('store.older', { name: id }));
        // What the browser can't read still lies in its place, perhaps only for now.
        if (key !== id && errors.length === 0) await records.write(id, { record, meta: shownOf(id, game) });
        return game;
      }
      if (record !== undefined) asides.push(await records.putAside(key, record));
    } catch (error) {
      errors.push(error);
    }
  }
  if (asides.length > 0) throw new Error(t('store.damaged', { names: asides.join(', ') }));
  if (errors.length > 0) throw errors[0];
  return null;
}

/** What a list shows of a game, whose meta may be lost; null where the game tells nothing either. */
function shownOf(id: string, { meta, text }: StoredGame): SaveMeta | null {
  if (meta) return { ...meta, id };
  return metaFromGame(id, text, {
    name: t('store.nameless'),
    summary: (round) => t('store.round', { round }),
    savedAt: new Date().toISOString(),
  });
}

/** Opens a game, and sees to it that lists show the version that was opened. */
async function openGame(records: SaveRecords, id: string, report: Report): Promise<StoredGame | null> {
  const game = await soundGame(records, id, report);
  const meta = game && shownOf(id, game);
  if (meta) await records.writeMeta(id, meta);
  return game;
}

/** What the list shows of a game of which nothing is kept for lists; one that can't be read costs its own line only. */
async function look(records: SaveRecords, id: string, report: Report): Promise<SaveMeta | null> {
  try {
    const [newest] = keysOf(id);
    const { meta = null } = recordOf(await records.read(newest).catch(() => null)) ?? {};
    if (meta) await records.writeMeta(id, { ...meta, id });
    const game = meta ? null : await openGame(records, id, report);
    return meta ? { ...meta, id } : game && shownOf(id, game);
  } catch (error) {
    report(t('store.left-out', { id, message: error instanceof Error ? error.message : String(error) }));
    return null;
  }
}

/**
 * Looks into no game but those whose meta is missing, damaged, or heavy with a picture as it once was; one after the
 * other: others may write meanwhile.
 */
async function listIn(
  records: SaveRecords,
  turns: TurnsOfEach,
  report: Report,
): Promise<readonly SaveMeta[]> {
  const { ids, metas } = await records.list();
  const shown: SaveMeta[] = [];
  for (const id of ids) {
    if (!v.is(SaveIdSchema, id)) continue;
    const line = metas.get(id);
    const known = holdsPictures(line) ? null : metaInSeal(line);
    const meta = known ?? (await turns.take(id, () => look(records, id, report)));
    if (meta !== null) shown.push(meta);
  }
  return shown.sort(newestFirst);
}

interface NewGame extends StoredGame {
  readonly meta: SaveMeta;
}

/** Puts the new version in place and the old one beside it, both or neither. */
async function replace(records: SaveRecords, id: string, record: NewGame): Promise<void> {
  const [newest] = keysOf(id);
  // What the browser can't read can't be kept either.
  const old = await records.read(newest).catch(() => undefined);
  const isSound = recordOf(old) !== null;
  if (old !== undefined && !isSound) await records.putAside(newest, old);
  await records.write(id, { record, meta: record.meta }, isSound ? old : undefined);
}

/** An error of the browser's storage, as a sentence for the person. */
function inWords(error: unknown): unknown {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return isFull ? new Error(t('store.full'), { cause: error }) : error;
}

/** For a `catch`: where nothing can be stored there is nothing to be found. */
function orIfBlocked<T>(nothing: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof StorageBlockedError) return nothing;
    throw error;
  };
}

/** The picture that the newest version was saved with; that one is missing is no reason to complain. */
async function pictureIn(records: SaveRecords, id: string): Promise<string | null> {
  const [newest] = keysOf(id);
  return recordOf(await records.read(newest).catch(() => null))?.picture ?? null;
}

/**
 * Saved games in the IndexedDB of the page's address, with the same contract as those on disk. What is asked for about the
 * same game is done one after the other: whoever opens a game while it is saved must not put its old meta in the list.
 */
export function browserSaves(storage: BrowserStorage, report: Report): Saves {
  const records = saveRecords(storage.use, report);
  const turns = inTurnEach();
  const open = (id: string) => turns.take(id, () => openGame(records, id, report));
  return {
    list: () => listIn(records, turns, report).catch(orIfBlocked([])),
    load: async (id) => (await open(id).catch(orIfBlocked(null)))?.text ?? null,
    picture: (id) => pictureIn(records, id),
    async save(id, meta, text, picture = null) {
      const checked = v.parse(SaveMetaSchema, { ...meta, id });
      try {
        await turns.take(id, () => replace(records, id, { meta: checked, picture, text }));
      } catch (error) {
        throw inWords(error);
      }
    },
    remove: (id) => turns.take(id, () => records.remove(id)).catch(orIfBlocked(undefined)),
    whyNot: () => (storage.isBlocked() ? t('store.blocked') : null),
  };
}
