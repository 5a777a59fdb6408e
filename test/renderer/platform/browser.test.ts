import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, del, entries, get, set, update } from 'idb-keyval';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SAVED_GAMES } from '../../../models/kernel/save-kind';
import { type StoredText, sealMeta } from '../../../models/kernel/save-record';
import { browserPlatform } from '../../../renderer/platform/browser';
import { browserStorage } from '../../../renderer/platform/browser-storage';
import { browserTexts } from '../../../renderer/platform/browser-texts';
import { createPlatform } from '../../../renderer/platform/create-platform';
import type { Platform, SaveMeta, Saves } from '../../../renderer/platform/platform';
import { nested } from '../../helpers/odd-texts';
import { aSaveMeta } from '../../helpers/save-meta';
import { aSaveText, garbled } from '../../helpers/save-text';
import { describeSaves } from '../../helpers/saves-contract';

const NAVIGATOR = { userAgent: 'a browser', language: 'en' } as Navigator;

/** A page that only notes what becomes of its fullscreen. */
function aPage(calls: string[] = [], isFullscreen = false) {
  const documentElement = { requestFullscreen: async () => void calls.push('request') } as HTMLElement;
  const fullscreenElement = isFullscreen ? documentElement : null;
  return { documentElement, fullscreenElement, exitFullscreen: async () => void calls.push('exit') };
}

function missing(id: string): never {
  throw new Error(`There is no ${id}.`);
}

const META = '~meta~';

function savesOf(reports: string[]): Saves {
  return browserTexts(SAVED_GAMES, browserStorage('saves'), (sentence) => reports.push(sentence));
}

describeSaves('in the browser', async () => {
  globalThis.indexedDB = new IDBFactory();
  const reports: string[] = [];
  const store = createStore('curfew-saves', 'saves');
  const again = () => savesOf(reports);
  const change = (id: string, changed: (text: string) => string) =>
    update<StoredText<SaveMeta>>(
      id,
      (record = missing(id)) => ({ ...record, text: changed(record.text) }),
      store,
    );
  const get = vi.spyOn(IDBObjectStore.prototype, 'get');
  onTestFinished(() => get.mockRestore());
  get.mockClear();
  return {
    saves: again(),
    reports,
    again,
    quit: async () => {},
    looks: () => get.mock.calls.filter(([key]) => typeof key === 'string' && !key.startsWith(META)).length,
    spoil: (id) => set(id, { meta: 'lost' }, store),
    change,
    async changeList(changed) {
      for (const [key, text] of await entries<string, string>(store)) {
        if (!key.startsWith(META)) continue;
        if (changed) await set(key, changed(text), store);
        else await del(key, store);
      }
    },
    async makeOld(meta) {
      await set(meta.id, { meta, text: aSaveText('old') }, store);
      await set(META + meta.id, sealMeta(meta), store);
    },
    spoilMeta: (id) =>
      update<StoredText<SaveMeta>>(id, (record = missing(id)) => ({ ...record, meta: null }), store),
    obstructions: {
      'what is no record': (id) => set(id, 'lost', store),
      'a record of another kind': (id) => set(id, { meta: {}, text: 7 }, store),
      'what is no JSON': (id) => change(id, () => '{"format":'),
      'a game that is nested too deeply': (id) =>
        change(id, (text) => text.replace('"running"', nested(20_000))),
      'a game whose checksum does not fit': (id) => change(id, garbled),
      'a game of another shape': (id) => change(id, () => '{"format":3}'),
    },
  };
});

describe('the storage of a browser', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });

  it('keeps what is damaged under another key', async () => {
    const store = createStore('curfew-saves', 'saves');
    const reports: string[] = [];
    await set('autosave', { meta: 'lost' }, store);
    await savesOf(reports).list();
    const aside = /put aside as (\S+)\.$/.exec(reports[0] ?? '')?.[1] ?? '';
    expect(await get(aside, store)).toEqual({ meta: 'lost' });
  });

  it('keeps the ten that were damaged last, and no more', async () => {
    const store = createStore('curfew-saves', 'saves');
    const saves = savesOf([]);
    for (let n = 0; n < 13; n++) {
      await set('autosave', { n }, store);
      await saves.load('autosave').catch(() => {});
    }
    const kept = (await entries<string, { n: number }>(store)).filter(([key]) => key.includes('damaged'));
    expect(kept.map(([, { n }]) => n).sort((one, other) => one - other)).toEqual([
      3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });

  it('takes a move in between the games that a list looks into, which it does one by one', async () => {
    const made = savesOf([]);
    const ids = Array.from({ length: 30 }, (_, n) => `a-${n}`);
    for (const id of ids) await made.save(id, aSaveMeta({ id }), aSaveText('1'));
    const store = createStore('curfew-saves', 'saves');
    for (const id of ids) await del(META + id, store);
    const saves = savesOf([]);
    const done: string[] = [];
    const listing = saves.list().then((list) => done.push(`listed ${list.length}`));
    await saves.save('autosave', aSaveMeta(), aSaveText('2')).then(() => done.push('saved'));
    await listing;
    // The list takes two transactions a game, the move two in all: their order does not depend on the pace.
    expect(done[0]).toBe('saved');
  });

  it('that can not read the newest version gives the one before, and still has the newest', async () => {
    const saves = savesOf([]);
    await saves.save('autosave', aSaveMeta(), aSaveText('1'));
    await saves.save('autosave', aSaveMeta(), aSaveText('2'));
    const read = IDBObjectStore.prototype.get;
    const refuse = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
      this: IDBObjectStore,
      key,
    ) {
      if (key === 'autosave') throw new DOMException('Failed to read large value', 'UnknownError');
      return read.call(this, key);
    });
    expect(await saves.load('autosave')).toBe(aSaveText('1'));
    refuse.mockRestore();
    expect(await saves.load('autosave')).toBe(aSaveText('2'));
  });

  it('that is full leaves the old game and says so', async () => {
    const saves = savesOf([]);
    const old = aSaveText('old');
    await saves.save('autosave', aSaveMeta(), old);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await expect(saves.save('autosave', aSaveMeta(), 'new')).rejects.toThrow(
      'There is no room left on the disk.',
    );
    put.mockRestore();
    expect(await saves.load('autosave')).toBe(old);
  });
});

describe('the browser platform', () => {
  let platform: Platform;

  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    platform = browserPlatform(aPage(), NAVIGATOR);
  });

  it('keeps the settings', async () => {
    expect(await platform.settings.load()).toBeNull();
    await platform.settings.store({ volume: 1 });
    expect(await platform.settings.load()).toEqual({ volume: 1 });
  });

  it('tells each sentence about its files once, and all of them in a report', async () => {
    await set('autosave', { meta: 'lost' }, createStore('curfew-saves', 'saves'));
    await platform.saves.list();
    await platform.log('error', 'It broke.');
    const sentences = await platform.notices();
    expect(sentences).toHaveLength(2);
    expect(await platform.notices()).toEqual([]);
    const { log, ...facts } = await platform.facts();
    expect(facts).toEqual({ version: 'development', runtime: 'a browser', system: 'en' });
    expect(log.map((line) => line.replace(/^\S+ /, ''))).toEqual([
      ...sentences.map((sentence) => `warn ${sentence}`),
      'error It broke.',
    ]);
  });

  it('goes to fullscreen and back', async () => {
    const calls: string[] = [];
    await browserPlatform(aPage(calls, false), NAVIGATOR).setFullscreen?.(true);
    await browserPlatform(aPage(calls, true), NAVIGATOR).setFullscreen?.(false);
    expect(calls).toEqual(['request', 'exit']);
  });

  it('stays as it is when it is told to leave a fullscreen that it is not in', async () => {
    const calls: string[] = [];
    await browserPlatform(aPage(calls, false), NAVIGATOR).setFullscreen?.(false);
    expect(calls).toEqual([]);
  });
});

describe('the choice of the platform', () => {
  const document = aPage() as Document;

  it('is the Electron bridge where there is one', () => {
    const curfew: Platform = { ...browserPlatform(document, NAVIGATOR), kind: 'electron' };
    expect(createPlatform({ curfew, document, navigator: NAVIGATOR })).toBe(curfew);
  });

  it('is the browser elsewhere', () => {
    expect(createPlatform({ document, navigator: NAVIGATOR }).kind).toBe('browser');
  });
});
