import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, get, set, update } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SaveRecord } from '../../../models/kernel/save-meta';
import { browserPlatform } from '../../../renderer/platform/browser';
import { browserSaves } from '../../../renderer/platform/browser-saves';
import { createPlatform } from '../../../renderer/platform/create-platform';
import type { Platform } from '../../../renderer/platform/platform';
import { aSaveMeta } from '../../helpers/save-meta';
import { aSaveText } from '../../helpers/save-text';
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

describeSaves('in the browser', async () => {
  globalThis.indexedDB = new IDBFactory();
  const reports: string[] = [];
  const store = createStore('curfew-saves', 'saves');
  return {
    saves: browserSaves((sentence) => reports.push(sentence)),
    reports,
    spoil: (id) => set(id, { meta: 'lost' }, store),
    change: (id, changed) =>
      update<SaveRecord>(id, (record = missing(id)) => ({ ...record, text: changed(record.text) }), store),
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
    await browserSaves((sentence) => reports.push(sentence)).list();
    const aside = /put aside as (\S+)\.$/.exec(reports[0] ?? '')?.[1] ?? '';
    expect(await get(aside, store)).toEqual({ meta: 'lost' });
  });

  it('that is full leaves the old game and says so', async () => {
    const saves = browserSaves(() => {});
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
