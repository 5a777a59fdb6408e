import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, del, keys, set, setMany, update } from 'idb-keyval';
import { onTestFinished, vi } from 'vitest';
import { FINISHED_GAMES } from '../../../models/kernel/finished-kind';
import { sealMeta } from '../../../models/kernel/save-record';
import { browserStorage } from '../../../renderer/platform/browser-storage';
import { browserTexts } from '../../../renderer/platform/browser-texts';
import { describeFinished } from '../../helpers/finished-contract';
import { aFinishedMeta } from '../../helpers/finished-meta';

const META = '~meta~';

describeFinished('in the browser', async () => {
  globalThis.indexedDB = new IDBFactory();
  const reports: string[] = [];
  const store = createStore('curfew-finished', 'finished');
  const again = () =>
    browserTexts(FINISHED_GAMES, browserStorage('finished'), (sentence) => reports.push(sentence));
  const get = vi.spyOn(IDBObjectStore.prototype, 'get');
  onTestFinished(() => get.mockRestore());
  get.mockClear();
  return {
    finished: again(),
    reports,
    again,
    quit: async () => {},
    looks: () => get.mock.calls.length,
    spoil: (id) => set(id, { meta: 'lost' }, store),
    async loseMetas() {
      for (const key of await keys<string>(store)) if (key.startsWith(META)) await del(key, store);
      await update<object>('a-game', (record = {}) => ({ ...record, meta: null }), store);
    },
    makeMany: (count) =>
      setMany(
        Array.from({ length: count }, (_, n) => `many-${n}`).flatMap((id): [string, unknown][] => [
          [id, 'never read'],
          [META + id, sealMeta(aFinishedMeta({ id }))],
        ]),
        store,
      ),
  };
});
