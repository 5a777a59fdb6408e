import type { IpcMain } from 'electron';
import { describe, expect, it } from 'vitest';
import { CHANNELS, type Handlers, isOwnPage, openChannels } from '../../electron/ipc';
import { aSaveMeta } from '../helpers/save-meta';

const OWN_PAGE = { url: 'app://curfew/index.html', parent: null };

type Listener = (event: unknown, ...args: unknown[]) => Promise<unknown>;

/** The main process with handlers that only note what reached them. */
function aMainProcess() {
  const listeners = new Map<string, Listener>();
  const reached: unknown[] = [];
  const note =
    (channel: string) =>
    async (...args: unknown[]) =>
      void reached.push([channel, ...args]);
  const handlers: Handlers = {
    'saves:list': async () => [aSaveMeta()],
    'saves:load': async (id) => `text of ${id}`,
    'saves:save': note('saves:save'),
    'saves:remove': note('saves:remove'),
    'settings:load': async () => null,
    'settings:store': note('settings:store'),
    'app:quit': note('app:quit'),
    'app:set-fullscreen': note('app:set-fullscreen'),
  };
  const ipcMain: Pick<IpcMain, 'handle'> = {
    handle: (channel, listener) => void listeners.set(channel, listener as Listener),
  };
  openChannels(ipcMain, handlers);
  const send = async (channel: string, sender: unknown, ...args: unknown[]): Promise<unknown> =>
    listeners.get(channel)?.({ senderFrame: sender }, ...args);
  return { listeners, reached, send };
}

describe('the channels', () => {
  it('are all open', () => {
    expect([...aMainProcess().listeners.keys()].sort()).toEqual(Object.keys(CHANNELS).sort());
  });

  it('answer the page of the app', async () => {
    const { send } = aMainProcess();
    expect(await send('saves:list', OWN_PAGE)).toEqual([aSaveMeta()]);
    expect(await send('saves:load', OWN_PAGE, 'autosave')).toBe('text of autosave');
  });

  it('hand on what is well formed', async () => {
    const { send, reached } = aMainProcess();
    await send('saves:save', OWN_PAGE, 'autosave', aSaveMeta(), '{}');
    await send('settings:store', OWN_PAGE, '{"volume":1}');
    await send('app:set-fullscreen', OWN_PAGE, true);
    expect(reached).toEqual([
      ['saves:save', 'autosave', aSaveMeta(), '{}'],
      ['settings:store', '{"volume":1}'],
      ['app:set-fullscreen', true],
    ]);
  });

  it.each<[string, unknown[]]>([
    ['saves:list', ['more']],
    ['saves:load', []],
    ['saves:load', [7]],
    ['saves:load', ['../secret']],
    ['saves:load', [{ toString: () => 'autosave' }]],
    ['saves:remove', ['autosave', 'more']],
    ['saves:save', ['autosave', null, '{}']],
    ['saves:save', ['autosave', { ...aSaveMeta(), round: -1 }, '{}']],
    ['saves:save', ['autosave', { ...aSaveMeta(), savedAt: 'yesterday' }, '{}']],
    ['saves:save', ['autosave', aSaveMeta(), { format: 1 }]],
    ['settings:store', ['{"volume":']],
    ['settings:store', [{ volume: 1 }]],
    ['app:set-fullscreen', ['true']],
    ['app:quit', [undefined]],
  ])('refuse %s with %j', async (channel, args) => {
    const { send, reached } = aMainProcess();
    await expect(send(channel, OWN_PAGE, ...args)).rejects.toThrow(`${channel}: refused`);
    expect(reached).toEqual([]);
  });

  it('refuse whoever is not the page of the app', async () => {
    const { send, reached } = aMainProcess();
    await expect(send('app:quit', { url: 'https://example.org/', parent: null })).rejects.toThrow(
      'not the app',
    );
    expect(reached).toEqual([]);
  });
});

describe('the own page', () => {
  it.each([
    ['the page itself', { url: 'app://curfew/index.html', parent: null }, true],
    ['a frame that is gone', null, false],
    ['another host', { url: 'app://other/index.html', parent: null }, false],
    ['a page of the web', { url: 'https://curfew/index.html', parent: null }, false],
    ['no address', { url: '', parent: null }, false],
  ])('%s: %s', (_name, sender, isOwn) => {
    expect(isOwnPage(sender)).toBe(isOwn);
  });
});
