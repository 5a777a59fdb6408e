import type { ContentMeta } from '../models/kernel/content-kind';
import type { DeckMeta } from '../models/kernel/deck-kind';
import type { FinishedMeta } from '../models/kernel/finished-kind';
import type { SaveMeta } from '../models/kernel/save-meta';
import type { LogLevel } from './disk/log-file';
import type { Answer, Arguments, Channel } from './ipc';

/** Sends one message to the main process and waits for its answer. */
export type Invoke = <C extends Channel>(channel: C, ...args: Arguments<C>) => Answer<C>;

/** The one message from the main process to the window: a file waits to be taken. It carries nothing. */
export const FILE_WAITING = 'files:waiting';

/** Calls a listener whenever the main process has a file waiting. */
export type OnFileWaiting = (listener: () => void) => void;

/** What Electron writes in front of the message of an error that a handler threw. */
const ELECTRON_PREFIX = /^Error invoking remote method '[^']*': (?:\w*Error: )?/;

/** The `Platform` of `renderer/platform`, as the page sees it in `window.curfew`; a test holds the two together. */
export function createBridge(invoke: Invoke, onFileWaiting: OnFileWaiting) {
  const ask: Invoke = (channel, ...args) => invoke(channel, ...args).catch(rethrowPlainly);
  return {
    kind: 'electron' as const,
    saves: {
      list: () => ask('saves:list'),
      load: (id: string) => ask('saves:load', id),
      picture: (id: string) => ask('saves:picture', id),
      save: (id: string, meta: SaveMeta, text: string, picture: string | null = null) =>
        ask('saves:save', id, meta, text, picture),
      remove: (id: string) => ask('saves:remove', id),
    },
    decks: {
      list: () => ask('decks:list'),
      load: (id: string) => ask('decks:load', id),
      save: (id: string, meta: DeckMeta, text: string) => ask('decks:save', id, meta, text),
      remove: (id: string) => ask('decks:remove', id),
    },
    content: {
      list: () => ask('content:list'),
      load: (id: string) => ask('content:load', id),
      save: (id: string, meta: ContentMeta, text: string) => ask('content:save', id, meta, text),
      remove: (id: string) => ask('content:remove', id),
    },
    finished: {
      list: () => ask('finished:list'),
      load: (id: string) => ask('finished:load', id),
      save: (id: string, meta: FinishedMeta, text: string) => ask('finished:save', id, meta, text),
      remove: (id: string) => ask('finished:remove', id),
    },
    settings: {
      load: async (): Promise<unknown> => JSON.parse((await ask('settings:load')) ?? 'null'),
      store: (value: unknown) => ask('settings:store', JSON.stringify(value)),
    },
    opened: {
      take: () => ask('files:take'),
      onWaiting: (listener: () => void) => onFileWaiting(() => listener()),
    },
    pictures: {
      keep: (name: string, png: Uint8Array<ArrayBuffer>) => ask('pictures:keep', name, png),
    },
    facts: () => ask('app:facts'),
    log: (level: LogLevel, text: string) => ask('app:log', level, text),
    notices: () => ask('app:notices'),
    quit: () => ask('app:quit'),
    setFullscreen: (on: boolean) => ask('app:set-fullscreen', on),
  };
}

function rethrowPlainly(error: unknown): never {
  throw error instanceof Error ? new Error(error.message.replace(ELECTRON_PREFIX, '')) : error;
}
