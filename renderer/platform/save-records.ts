import { del, delMany, get, promisifyRequest, set, setMany, type UseStore } from 'idb-keyval';
import { sealMeta } from '../../models/kernel/save-record';
import { t } from '../i18n';

/** Takes one sentence about what became of a record; the person and the log get to read it. */
export type Report = (sentence: string) => void;

/** A version of a game as it is stored; `null` for the meta of one that is gone. */
interface Written {
  readonly record: unknown;
  readonly meta: unknown;
}

/** The records of saved games under their keys, of which none comes into being by halves. No id holds a `~`. */
export interface SaveRecords {
  /** Rejects if the browser can't read what lies there. */
  readonly read: (key: string) => Promise<unknown>;
  /** The ids of all games, and what is kept of each for lists. Reads no game. */
  readonly list: () => Promise<{
    readonly ids: readonly string[];
    readonly metas: ReadonlyMap<string, unknown>;
  }>;
  /** Puts a new version in place, and the one that it replaces beside it. */
  readonly write: (id: string, version: Written, before?: unknown) => Promise<void>;
  readonly writeMeta: (id: string, meta: unknown) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Keeps a record that can't be used under another key, for whoever can make something of it. @returns that key */
  readonly putAside: (key: string, record: unknown) => Promise<string>;
}

/** Behind every id. */
const META = '~meta~';
/** Records that were put aside and are kept. */
const KEPT = 10;
const ASIDE = /~damaged-(\d+)$/;

/** The key of what lists show of a game. */
export function metaKeyOf(id: string): string {
  return META + id;
}

/** The keys of the versions of a game, newest first. */
export function keysOf(id: string): readonly [newest: string, before: string] {
  return [id, `${id}~before`];
}

export function saveRecords(use: UseStore, report: Report): SaveRecords {
  let lastStamp = 0;

  async function keepFew(): Promise<void> {
    const asides = textsOf(await use('readonly', (store) => promisifyRequest(store.getAllKeys())))
      .filter((key) => ASIDE.test(key))
      .sort((one, other) => stampOf(other) - stampOf(one));
    await delMany(asides.slice(KEPT), use);
  }

  return {
    read: (key) => get<unknown>(key, use),
    list: () =>
      use('readonly', async (store) => {
        const games = promisifyRequest(store.getAllKeys(IDBKeyRange.upperBound(META, true)));
        const range = IDBKeyRange.bound(META, `${META}\uFFFF`);
        const keys = promisifyRequest(store.getAllKeys(range));
        const values: readonly unknown[] = await promisifyRequest(store.getAll(range));
        const ids = textsOf(await games).map((key) => key.replace(/~before$/, ''));
        const metas = textsOf(await keys).map((key, at) => [key.slice(META.length), values[at]] as const);
        return { ids: [...new Set(ids)], metas: new Map(metas) };
      }),
    write(id, { record, meta }, before) {
      const [newest, older] = keysOf(id);
      const entries: [string, unknown][] = [
        [newest, record],
        [metaKeyOf(id), sealMeta(meta)],
      ];
      return setMany(before === undefined ? entries : [[older, before], ...entries], use);
    },
    writeMeta: (id, meta) => set(metaKeyOf(id), sealMeta(meta), use),
    remove: (id) => delMany([...keysOf(id), metaKeyOf(id)], use),
    async putAside(key, record) {
      lastStamp = Math.max(Date.now(), lastStamp + 1);
      const aside = `${key}~damaged-${lastStamp}`;
      await set(aside, record, use);
      await del(key, use);
      report(t('store.put-aside', { name: key, aside }));
      await keepFew();
      return aside;
    },
  };
}

/** Keys are texts here; others are not ours. */
function textsOf(keys: readonly IDBValidKey[]): string[] {
  return keys.filter((key) => typeof key === 'string');
}

function stampOf(key: string): number {
  return Number(ASIDE.exec(key)?.[1]);
}
