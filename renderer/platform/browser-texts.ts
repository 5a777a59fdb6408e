import * as v from 'valibot';
import { inTurnEach, type TurnsOfEach } from '../../models/kernel/in-turn';
import { holdsPictures, metaInSeal, recordOf, type StoredText } from '../../models/kernel/save-record';
import {
  newestFirst,
  StoredIdSchema,
  type StoredKind,
  type StoredMeta,
} from '../../models/kernel/stored-kind';
import { errorText, t } from '../i18n';
import { type BrowserStorage, StorageBlockedError } from './browser-storage';
import type { Texts } from './platform';
import { keysOf, type Report, type SaveRecords, saveRecords } from './save-records';

/** One kind of thing, and the records in which it is kept. */
interface Place<Meta extends StoredMeta> {
  readonly kind: StoredKind<Meta>;
  readonly records: SaveRecords;
  readonly report: Report;
}

/** What is stored if it can be opened. */
function soundIn<Meta extends StoredMeta>(kind: StoredKind<Meta>, record: unknown): StoredText<Meta> | null {
  const stored = recordOf(kind, record);
  return stored && kind.isIntact(stored.text) ? stored : null;
}

/** The newest version that is sound, whatever is wrong with the one after it; `null` if there never was one. */
async function soundText<Meta extends StoredMeta>(
  { kind, records, report }: Place<Meta>,
  id: string,
): Promise<StoredText<Meta> | null> {
  const asides: string[] = [];
  const errors: unknown[] = [];
  for (const key of keysOf(id)) {
    try {
      const record = await records.read(key);
      const sound = soundIn(kind, record);
      if (sound) {
        if (key !== id) report(t('store.older', { name: id }));
        // What the browser can't read still lies in its place, perhaps only for now.
        if (key !== id && errors.length === 0)
          await records.write(id, { record, meta: shownOf(kind, id, sound) });
        return sound;
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

/** What a list shows of a text, whose meta may be lost; null where it tells nothing either. */
function shownOf<Meta extends StoredMeta>(
  kind: StoredKind<Meta>,
  id: string,
  { meta, text }: StoredText<Meta>,
): Meta | null {
  if (meta) return { ...meta, id };
  return kind.metaFromText(id, text, {
    name: t(kind.nameless),
    summary: (round) => t('store.round', { round }),
    savedAt: new Date().toISOString(),
  });
}

/** Opens a text, and sees to it that lists show the version that was opened. */
async function openText<Meta extends StoredMeta>(
  place: Place<Meta>,
  id: string,
): Promise<StoredText<Meta> | null> {
  const text = await soundText(place, id);
  const meta = text && shownOf(place.kind, id, text);
  if (meta) await place.records.writeMeta(id, meta);
  return text;
}

/** What the list shows of a text of which nothing is kept for lists; one that can't be read costs its own line only. */
async function look<Meta extends StoredMeta>(place: Place<Meta>, id: string): Promise<Meta | null> {
  const { kind, records, report } = place;
  try {
    const [newest] = keysOf(id);
    const meta = recordOf(kind, await records.read(newest).catch(() => null))?.meta ?? null;
    if (meta) await records.writeMeta(id, { ...meta, id });
    const text = meta ? null : await openText(place, id);
    return meta ? { ...meta, id } : text && shownOf(kind, id, text);
  } catch (error) {
    report(t(kind.leftOut, { id, message: errorText(error) }));
    return null;
  }
}

/**
 * Looks into none but those whose meta is missing, damaged, or heavy with a picture as it once was; one after the
 * other: others may write meanwhile.
 */
async function listIn<Meta extends StoredMeta>(
  place: Place<Meta>,
  turns: TurnsOfEach,
): Promise<readonly Meta[]> {
  const { ids, metas } = await place.records.list();
  const shown: Meta[] = [];
  for (const id of ids) {
    if (!v.is(StoredIdSchema, id)) continue;
    const line = metas.get(id);
    const known = holdsPictures(line) ? null : metaInSeal(place.kind, line);
    const meta = known ?? (await turns.take(id, () => look(place, id)));
    if (meta !== null) shown.push(meta);
  }
  return shown.sort(newestFirst);
}

interface NewText<Meta> extends StoredText<Meta> {
  readonly meta: Meta;
}

/** Puts the new version in place and the old one beside it, both or neither. */
async function replace<Meta extends StoredMeta>(
  { kind, records }: Place<Meta>,
  id: string,
  record: NewText<Meta>,
): Promise<void> {
  const [newest] = keysOf(id);
  // What the browser can't read can't be kept either.
  const old = await records.read(newest).catch(() => undefined);
  const isSound = recordOf(kind, old) !== null;
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
async function pictureIn<Meta extends StoredMeta>(
  { kind, records }: Place<Meta>,
  id: string,
): Promise<string | null> {
  const [newest] = keysOf(id);
  return recordOf(kind, await records.read(newest).catch(() => null))?.picture ?? null;
}

/**
 * Things of one kind, such as saved games, in the IndexedDB of the page's address, with the same contract as those on disk.
 * What is asked for about the same one is done one after the other: whoever opens a game while it is saved must not put its
 * old meta in the list.
 */
export function browserTexts<Meta extends StoredMeta>(
  kind: StoredKind<Meta>,
  storage: BrowserStorage,
  report: Report,
): Texts<Meta> {
  const place = { kind, records: saveRecords(storage.use, report), report };
  const turns = inTurnEach();
  const open = (id: string) => turns.take(id, () => openText(place, id));
  return {
    list: () => listIn(place, turns).catch(orIfBlocked([])),
    load: async (id) => (await open(id).catch(orIfBlocked(null)))?.text ?? null,
    picture: (id) => pictureIn(place, id),
    async save(id, given, text, picture = null) {
      v.assert(StoredIdSchema, id);
      const meta = kind.metaOf({ ...given, id });
      if (meta === null) throw new Error(`There is no such meta as that of ${id}.`);
      try {
        await turns.take(id, () => replace(place, id, { meta, picture, text }));
      } catch (error) {
        throw inWords(error);
      }
    },
    remove: (id) => turns.take(id, () => place.records.remove(id)).catch(orIfBlocked(undefined)),
    whyNot: () => (storage.isBlocked() ? t('store.blocked') : null),
  };
}
