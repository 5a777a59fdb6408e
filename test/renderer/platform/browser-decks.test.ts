import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, del, keys, set, setMany, update } from 'idb-keyval';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DECKS } from '../../../models/kernel/deck-kind';
import { sealMeta } from '../../../models/kernel/save-record';
import { browserStorage } from '../../../renderer/platform/browser-storage';
import { browserTexts } from '../../../renderer/platform/browser-texts';
import { createPlatform } from '../../../renderer/platform/create-platform';
import { aDeckMeta, aStoredDeck } from '../../helpers/deck-meta';
import { describeDecks } from '../../helpers/decks-contract';
import { aSaveMeta } from '../../helpers/save-meta';
import { aSaveText } from '../../helpers/save-text';

const META = '~meta~';

interface Kept {
  readonly text: string;
}

describeDecks('in the browser', async () => {
  globalThis.indexedDB = new IDBFactory();
  const reports: string[] = [];
  const store = createStore('curfew-decks', 'decks');
  const again = () => browserTexts(DECKS, browserStorage('decks'), (sentence) => reports.push(sentence));
  const get = vi.spyOn(IDBObjectStore.prototype, 'get');
  onTestFinished(() => get.mockRestore());
  get.mockClear();
  return {
    decks: again(),
    reports,
    again,
    quit: async () => {},
    looks: () => get.mock.calls.length,
    spoil: (id) => set(id, { meta: 'lost' }, store),
    change: (id, changed) =>
      update<Kept>(id, (record = { text: '' }) => ({ ...record, text: changed(record.text) }), store),
    async loseMetas() {
      for (const key of await keys<string>(store)) if (key.startsWith(META)) await del(key, store);
      await update<Kept>('a-deck', (record = { text: '' }) => ({ ...record, meta: null }), store);
    },
    makeMany: (count) =>
      setMany(
        Array.from({ length: count }, (_, n) => `many-${n}`).flatMap((id): [string, unknown][] => [
          [id, 'never read'],
          [META + id, sealMeta(aDeckMeta({ id }))],
        ]),
        store,
      ),
  };
});

it('decks and saved games of one browser do not meet', async () => {
  globalThis.indexedDB = new IDBFactory();
  const navigator = { userAgent: 'a browser', language: 'en' } as Navigator;
  const host = { document: {} as Document, navigator };
  const { saves, decks } = createPlatform(host);
  await saves.save('the-same', aSaveMeta({ id: 'the-same' }), aSaveText('1'));
  await decks.save('the-same', aDeckMeta({ id: 'the-same' }), aStoredDeck());
  expect(await saves.load('the-same')).toBe(aSaveText('1'));
  expect(await decks.load('the-same')).toBe(aStoredDeck());
});
