import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, set } from 'idb-keyval';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserPlatform } from '../../../renderer/platform/browser';
import { createPlatform } from '../../../renderer/platform/create-platform';
import type { Platform } from '../../../renderer/platform/platform';
import { aSaveMeta } from '../../helpers/save-meta';

/** A page that only notes what becomes of its fullscreen. */
function aPage(calls: string[] = [], isFullscreen = false) {
  const documentElement = { requestFullscreen: async () => void calls.push('request') } as HTMLElement;
  const fullscreenElement = isFullscreen ? documentElement : null;
  return { documentElement, fullscreenElement, exitFullscreen: async () => void calls.push('exit') };
}

describe('the browser platform', () => {
  let platform: Platform;

  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    platform = browserPlatform(aPage());
  });

  it('gives back the games that were saved, newest first', async () => {
    const older = aSaveMeta({ id: 'older', savedAt: '2026-11-26T18:00:00.000Z' });
    const newer = aSaveMeta({ id: 'newer', savedAt: '2026-11-27T18:00:00.000Z' });
    await platform.saves.save('older', older, '1');
    await platform.saves.save('newer', newer, '2');
    expect(await platform.saves.list()).toEqual([newer, older]);
    expect(await platform.saves.load('older')).toBe('1');
  });

  it('puts a game in place of the one with its id', async () => {
    await platform.saves.save('autosave', aSaveMeta({ round: 1 }), '1');
    await platform.saves.save('autosave', aSaveMeta({ round: 2 }), '2');
    expect(await platform.saves.list()).toEqual([aSaveMeta({ round: 2 })]);
    expect(await platform.saves.load('autosave')).toBe('2');
  });

  it('has nothing for a game that was never saved or was removed', async () => {
    await platform.saves.save('autosave', aSaveMeta(), '1');
    await platform.saves.remove('autosave');
    expect(await platform.saves.load('autosave')).toBeNull();
    expect(await platform.saves.list()).toEqual([]);
  });

  it('leaves damaged games out of the list and says so when one is opened', async () => {
    await platform.saves.save('sound', aSaveMeta({ id: 'sound' }), '1');
    await set('broken', { meta: 'lost' }, createStore('curfew-saves', 'saves'));
    expect(await platform.saves.list()).toEqual([aSaveMeta({ id: 'sound' })]);
    await expect(platform.saves.load('broken')).rejects.toThrow('The saved game "broken" is damaged.');
  });

  it('refuses an id that could not be a file name elsewhere', async () => {
    await expect(platform.saves.save('../x', aSaveMeta(), '1')).rejects.toThrow();
  });

  it('keeps the settings', async () => {
    expect(await platform.settings.load()).toBeNull();
    await platform.settings.store({ volume: 1 });
    expect(await platform.settings.load()).toEqual({ volume: 1 });
  });

  it('goes to fullscreen and back', async () => {
    const calls: string[] = [];
    await browserPlatform(aPage(calls, false)).setFullscreen?.(true);
    await browserPlatform(aPage(calls, true)).setFullscreen?.(false);
    expect(calls).toEqual(['request', 'exit']);
  });

  it('stays as it is when it is told to leave a fullscreen that it is not in', async () => {
    const calls: string[] = [];
    await browserPlatform(aPage(calls, false)).setFullscreen?.(false);
    expect(calls).toEqual([]);
  });
});

describe('the choice of the platform', () => {
  const document = aPage() as Document;

  it('is the Electron bridge where there is one', () => {
    const curfew: Platform = { ...browserPlatform(document), kind: 'electron' };
    expect(createPlatform({ curfew, document })).toBe(curfew);
  });

  it('is the browser elsewhere', () => {
    expect(createPlatform({ document }).kind).toBe('browser');
  });
});
