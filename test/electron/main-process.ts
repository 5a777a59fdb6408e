import type { IpcMain } from 'electron';
import { type Handlers, openChannels } from '../../electron/ipc';
import { aContentMeta } from '../helpers/content-meta';
import { aDeckMeta } from '../helpers/deck-meta';
import { aFinishedMeta } from '../helpers/finished-meta';
import { aSaveMeta } from '../helpers/save-meta';

/** The frame that the app's own page sends from. */
export const OWN_PAGE = { url: 'app://curfew/index.html', parent: null };

type Listener = (event: unknown, ...args: unknown[]) => Promise<unknown>;

/** The main process with handlers that note what reached them, and answer a little. @param own handlers in their place */
export function aMainProcess(own: Partial<Handlers> = {}) {
  const listeners = new Map<string, Listener>();
  const reached: unknown[] = [];
  const note =
    (channel: string) =>
    async (...args: unknown[]) =>
      void reached.push([channel, ...args]);
  const handlers: Handlers = {
    'saves:list': async () => [aSaveMeta()],
    'saves:load': async (id) => `text of ${id}`,
    'saves:picture': async (id) => `picture of ${id}`,
    'saves:save': note('saves:save'),
    'saves:remove': note('saves:remove'),
    'decks:list': async () => [aDeckMeta()],
    'decks:load': async (id) => `deck of ${id}`,
    'decks:save': note('decks:save'),
    'decks:remove': note('decks:remove'),
    'content:list': async () => [aContentMeta()],
    'content:load': async (id) => `content of ${id}`,
    'content:save': note('content:save'),
    'content:remove': note('content:remove'),
    'finished:list': async () => [aFinishedMeta()],
    'finished:load': async (id) => `end of ${id}`,
    'finished:save': note('finished:save'),
    'finished:remove': note('finished:remove'),
    'settings:load': async () => null,
    'settings:store': note('settings:store'),
    'files:take': async () => null,
    'pictures:keep': async (name) => `/pictures/${name}`,
    'app:facts': async () => ({ version: '1.0.0', runtime: 'Electron', system: 'linux', log: [] }),
    'app:log': note('app:log'),
    'app:notices': async () => [],
    'app:quit': note('app:quit'),
    'app:set-fullscreen': note('app:set-fullscreen'),
    ...own,
  };
  const ipcMain: Pick<IpcMain, 'handle'> = {
    handle: (channel, listener) => void listeners.set(channel, listener as Listener),
  };
  openChannels(ipcMain, handlers);
  const send = async (channel: string, sender: unknown, ...args: unknown[]): Promise<unknown> =>
    listeners.get(channel)?.({ senderFrame: sender }, ...args);
  return { listeners, reached, send };
}
