import { createStore, del, delMany, get, keys, set, setMany, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { isIntact } from '../../models/kernel/save';
import {
  newestFirst,
  SaveIdSchema,
  type SaveMeta,
  type SaveRecord,
  SaveRecordSchema,
} from '../../models/kernel/save-meta';
import { t } from '../i18n';
import type { Saves } from './platform';

/** Takes one sentence about what became of a record; the person and the log get to read it. */
export type Report = (sentence: string) => void;

/** The keys of the versions of a game, newest first. No id holds a `~`. */
function keysOf(id: string): readonly [string, string] {
  return [id, `${id}~before`];
}

/** Unsound records are kept under another key, for whoever can make something of them. */
async function putAside(store: UseStore, key: string, record: unknown, report: Report): Promise<string> {
  const aside = `${key}~damaged-${Date.now()}`;
  await set(aside, record, store);
  await del(key, store);
  report(t('store.put-aside', { name: key, aside }));
  return aside;
}

function isRecord(record: unknown): record is SaveRecord {
  return v.is(SaveRecordSchema, record);
}

/** Asked of a game that is to be played; lists would take too long with it. */
function isGame(record: unknown): record is SaveRecord {
  return isRecord(record) && isIntact(record.text);
}

/** The newest version that is sound, `null` if there never was one. */
async function soundRecord(
  store: UseStore,
  id: string,
  isSound: typeof isRecord,
  report: Report,
): Promise<SaveRecord | null> {
  const asides: string[] = [];
  for (const key of keysOf(id)) {
    const record = await get<unknown>(key, store);
    if (isSound(record)) {
      if (key !== id) {
        report(t('store.older', { name: id }));
        await set(id, record, store);
      }
      return record;
    }
    if (record !== undefined) asides.push(await putAside(store, key, record, report));
  }
  if (asides.length === 0) return null;
  throw new Error(t('store.damaged', { names: asides.join(', ') }));
}

/** Puts the new version in place and the old one beside it, both or neither. */
async function replace(store: UseStore, id: string, record: SaveRecord, report: Report): Promise<void> {
  const [newest, before] = keysOf(id);
  const old = await get<unknown>(newest, store);
  if (isRecord(old)) {
    await setMany(
      [
        [before, old],
        [newest, record],
      ],
      store,
    );
  } else {
    if (old !== undefined) await putAside(store, newest, old, report);
    await set(newest, record, store);
  }
}

/** What the list shows of one saved game; one that can't be read costs its own line and no other. */
async function metaOf(store: UseStore, id: string, report: Report): Promise<SaveMeta | null> {
  try {
    const record = await soundRecord(store, id, isRecord, report);
    return record && { ...record.meta, id };
  } catch (error) {
    report(t('store.left-out', { id, message: error instanceof Error ? error.message : String(error) }));
    return null;
  }
}

async function listIn(store: UseStore, report: Report): Promise<readonly SaveMeta[]> {
  const ids = new Set((await keys<string>(store)).map((key) => key.replace(/~before$/, '')));
  const metas: SaveMeta[] = [];
  for (const id of ids) {
    const meta = v.is(SaveIdSchema, id) ? await metaOf(store, id, report) : null;
    if (meta !== null) metas.push(meta);
  }
  return metas.sort(newestFirst);
}

/** An error of the browser's storage, as a sentence for the person. */
function inWords(error: unknown): unknown {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return isFull ? new Error(t('store.full'), { cause: error }) : error;
}

/** Saved games in the IndexedDB of the page's address, with the same contract as those on disk. */
export function browserSaves(report: Report): Saves {
  const store = createStore('curfew-saves', 'saves');
  return {
    list: () => listIn(store, report),
    load: async (id) => (await soundRecord(store, id, isGame, report))?.text ?? null,
    async save(id, meta, text) {
      const record = v.parse(SaveRecordSchema, { meta: { ...meta, id }, text });
      try {
        await replace(store, id, record, report);
      } catch (error) {
        throw inWords(error);
      }
    },
    async remove(id) {
      await delMany([...keysOf(id)], store);
    },
  };
}
