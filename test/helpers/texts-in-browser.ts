import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, del, keys, set, setMany, update } from 'idb-keyval';
import { onTestFinished, vi } from 'vitest';
import { sealMeta } from '../../models/kernel/save-record';
import type { StoredKind, StoredMeta } from '../../models/kernel/stored-kind';
import { browserStorage } from '../../renderer/platform/browser-storage';
import { browserTexts } from '../../renderer/platform/browser-texts';
import type { Sample, TextsUnderTest } from './texts-contract';

const META = '~meta~';

interface Kept {
  readonly text: string;
}

/** Things of one kind in a browser that held nothing before. @param name of their store there */
export function textsInBrowser<Meta extends StoredMeta>(
  kind: StoredKind<Meta>,
  name: string,
  { meta }: Sample<Meta>,
): TextsUnderTest<Meta> {
  globalThis.indexedDB = new IDBFactory();
  const reports: string[] = [];
  const store = createStore(`curfew-${name}`, name);
  const again = () => browserTexts(kind, browserStorage(name), (sentence) => reports.push(sentence));
  const get = vi.spyOn(IDBObjectStore.prototype, 'get');
  onTestFinished(() => get.mockRestore());
  get.mockClear();
  return {
    texts: again(),
    reports,
    again,
    quit: async () => {},
    looks: () => get.mock.calls.length,
    spoil: (id) => set(id, { meta: 'lost' }, store),
    change: (id, changed) =>
      update<Kept>(id, (record = { text: '' }) => ({ ...record, text: changed(record.text) }), store),
    async loseMetas() {
      for (const key of await keys<string>(store)) if (key.startsWith(META)) await del(key, store);
      await update<Kept>(meta().id, (record = { text: '' }) => ({ ...record, meta: null }), store);
    },
    makeMany: (count) =>
      setMany(
        Array.from({ length: count }, (_, n) => `many-${n}`).flatMap((id): [string, unknown][] => [
          [id, 'never read'],
          [META + id, sealMeta(meta({ id }))],
        ]),
        store,
      ),
  };
}
