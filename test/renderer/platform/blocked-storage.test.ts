import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserPlatform } from '../../../renderer/platform/browser';
import { browserStorage } from '../../../renderer/platform/browser-storage';
import { aSaveMeta } from '../../helpers/save-meta';
import { aSaveText } from '../../helpers/save-text';

const SENTENCE =
  "This browser lets Curfew store nothing here, so games can't be saved. You can play, but the game is gone when the page is closed.";
const PAGE = {} as Document;
const NAVIGATOR = { userAgent: 'a browser', language: 'en' };
/** Milliseconds; only what never answers is waited for. */
const PATIENCE = 5;

/** An `indexedDB` whose requests to open end as told. */
function anOpening(end: (request: IDBOpenDBRequest) => void): Partial<IDBFactory> {
  return {
    open() {
      const request = { error: new DOMException('Not here.', 'SecurityError') } as IDBOpenDBRequest;
      queueMicrotask(() => end(request));
      return request;
    },
  };
}

function fails(request: IDBOpenDBRequest): void {
  request.onerror?.(new Event('error'));
}

const BLOCKED: Readonly<Record<string, unknown>> = {
  'is absent': undefined,
  throws: {
    open() {
      throw new DOMException('Not here.', 'SecurityError');
    },
  },
  fails: anOpening(fails),
  'never answers': anOpening(() => {}),
};

describe.each(Object.keys(BLOCKED))('storage of the browser that %s', (how) => {
  beforeEach(() => vi.stubGlobal('indexedDB', BLOCKED[how]));
  afterEach(() => vi.unstubAllGlobals());

  it('is said once, in a sentence that is there when the app first asks', async () => {
    const platform = browserPlatform(PAGE, NAVIGATOR, PATIENCE);
    expect(await platform.notices()).toEqual([SENTENCE]);
    await platform.saves.list();
    await platform.saves.save('autosave', aSaveMeta(), '1').catch(() => {});
    expect(await platform.notices()).toEqual([]);
  });

  it('has no games, and takes none in with the reason', async () => {
    const { saves } = browserPlatform(PAGE, NAVIGATOR, PATIENCE);
    expect(await saves.list()).toEqual([]);
    expect(await saves.load('autosave')).toBeNull();
    expect(await saves.picture('autosave')).toBeNull();
    await saves.remove('autosave');
    await expect(saves.save('autosave', aSaveMeta(), '1')).rejects.toThrow(SENTENCE);
    expect(saves.whyNot?.()).toBe(SENTENCE);
  });

  it('leaves the usual settings', async () => {
    const { settings } = browserPlatform(PAGE, NAVIGATOR, PATIENCE);
    expect(await settings.load()).toBeNull();
    await settings.store({ volume: 1 });
  });
});

describe('storage of the browser', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is blocked for as long as it does not answer, and used from then on', async () => {
    let answer = () => {};
    const db = { transaction: () => ({ objectStore: () => 'the store' }) };
    const slow = anOpening((request) => {
      answer = () => {
        Object.assign(request, { result: db });
        request.onsuccess?.(new Event('success'));
      };
    });
    vi.stubGlobal('indexedDB', slow);
    const storage = browserStorage('saves', PATIENCE);
    await expect(storage.use('readonly', (store) => store)).rejects.toThrow(SENTENCE);
    expect(storage.isBlocked()).toBe(true);
    answer();
    await vi.waitFor(() => expect(storage.isBlocked()).toBe(false));
    expect(await storage.use('readonly', (store) => store)).toBe('the store');
  });

  it('that answers has nothing to say', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    const { saves, notices } = browserPlatform(PAGE, NAVIGATOR);
    await saves.save('autosave', aSaveMeta(), aSaveText('1'));
    expect(await notices()).toEqual([]);
    expect(saves.whyNot?.()).toBeNull();
  });
});
