import type { IpcMain, IpcMainInvokeEvent, WebFrameMain } from 'electron';
import * as v from 'valibot';
import { type ContentMeta, ContentMetaSchema, LARGEST_CONTENT } from '../models/kernel/content-kind';
import { type DeckMeta, DeckMetaSchema, LARGEST_DECK } from '../models/kernel/deck-kind';
import { type FinishedMeta, FinishedMetaSchema } from '../models/kernel/finished-kind';
import {
  LARGEST_SAVE,
  PictureSchema,
  SaveIdSchema,
  type SaveMeta,
  SaveMetaSchema,
} from '../models/kernel/save-meta';
import { StoredIdSchema } from '../models/kernel/stored-kind';
import { LOG_LEVELS } from './disk/log-file';
import { isJson } from './disk/settings-store';
import type { Facts } from './facts';
import type { OpenedFile } from './opened-files';
import { isAppUrl } from './origin';

const MEBIBYTE = 2 ** 20;
const LONGEST_LOG_TEXT = 8192;

const SaveTextSchema = v.pipe(v.string(), v.maxLength(LARGEST_SAVE));
const DeckTextSchema = v.pipe(v.string(), v.maxLength(LARGEST_DECK));
const ContentTextSchema = v.pipe(v.string(), v.maxLength(LARGEST_CONTENT));
const SettingsTextSchema = v.pipe(v.string(), v.maxLength(MEBIBYTE), v.check(isJson, 'not JSON'));
const LogTextSchema = v.pipe(v.string(), v.maxLength(LONGEST_LOG_TEXT));

const LARGEST_PNG = 64 * MEBIBYTE;
const PNG_BEGINS = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PngSchema = v.pipe(
  v.instance(Uint8Array),
  v.check((bytes) => bytes.length <= LARGEST_PNG, 'too large'),
  v.check((bytes) => PNG_BEGINS.every((byte, at) => bytes[at] === byte), 'no PNG'),
);
/** A name of a file and nothing else: no folder, no hidden file, nothing that a system reads otherwise. */
const PngNameSchema = v.pipe(
  v.string(),
  v.regex(/^Curfew [\p{Letter}\p{Number} ._-]{1,100}\.png$/u, 'no name'),
);

/** Every channel between the window and the main process, with the arguments that it takes. */
export const CHANNELS = {
  'saves:list': v.strictTuple([]),
  'saves:load': v.strictTuple([SaveIdSchema]),
  'saves:picture': v.strictTuple([SaveIdSchema]),
  'saves:save': v.strictTuple([SaveIdSchema, SaveMetaSchema, SaveTextSchema, v.nullable(PictureSchema)]),
  'saves:remove': v.strictTuple([SaveIdSchema]),
  'decks:list': v.strictTuple([]),
  'decks:load': v.strictTuple([StoredIdSchema]),
  'decks:save': v.strictTuple([StoredIdSchema, DeckMetaSchema, DeckTextSchema]),
  'decks:remove': v.strictTuple([StoredIdSchema]),
  'content:list': v.strictTuple([]),
  'content:load': v.strictTuple([StoredIdSchema]),
  'content:save': v.strictTuple([StoredIdSchema, ContentMetaSchema, ContentTextSchema]),
  'content:remove': v.strictTuple([StoredIdSchema]),
  'finished:list': v.strictTuple([]),
  'finished:load': v.strictTuple([StoredIdSchema]),
  'finished:save': v.strictTuple([StoredIdSchema, FinishedMetaSchema, SaveTextSchema]),
  'finished:remove': v.strictTuple([StoredIdSchema]),
  'settings:load': v.strictTuple([]),
  'settings:store': v.strictTuple([SettingsTextSchema]),
  'files:take': v.strictTuple([]),
  'pictures:keep': v.strictTuple([PngNameSchema, PngSchema]),
  'app:facts': v.strictTuple([]),
  'app:log': v.strictTuple([v.picklist(LOG_LEVELS), LogTextSchema]),
  'app:notices': v.strictTuple([]),
  'app:quit': v.strictTuple([]),
  'app:set-fullscreen': v.strictTuple([v.boolean()]),
};

export type Channel = keyof typeof CHANNELS;
export type Arguments<C extends Channel> = v.InferOutput<(typeof CHANNELS)[C]>;

/** What the channels that answer something answer. */
interface Answers {
  'saves:list': SaveMeta[];
  'saves:load': string | null;
  'saves:picture': string | null;
  'decks:list': DeckMeta[];
  'decks:load': string | null;
  'content:list': ContentMeta[];
  'content:load': string | null;
  'finished:list': FinishedMeta[];
  'finished:load': string | null;
  'settings:load': string | null;
  'files:take': OpenedFile | null;
  'pictures:keep': string;
  'app:facts': Facts;
  'app:notices': string[];
}

export type Answer<C extends Channel> = Promise<C extends keyof Answers ? Answers[C] : void>;

export type Handlers = { readonly [C in Channel]: (...args: Arguments<C>) => Answer<C> };

type Sender = Pick<WebFrameMain, 'url' | 'parent'> | null;

/** Whether a message comes from the app's own page: not from a frame inside it, not from a frame that is gone. */
export function isOwnPage(sender: Sender): boolean {
  return sender !== null && sender.parent === null && isAppUrl(sender.url);
}

/** Opens every channel. A message from elsewhere or with other arguments is refused before a handler sees it. */
export function openChannels(ipcMain: Pick<IpcMain, 'handle'>, handlers: Handlers): void {
  for (const channel of Object.keys(CHANNELS) as Channel[]) open(ipcMain, channel, handlers);
}

function open<C extends Channel>(ipcMain: Pick<IpcMain, 'handle'>, channel: C, handlers: Handlers): void {
  ipcMain.handle(channel, async (event: Pick<IpcMainInvokeEvent, 'senderFrame'>, ...args: unknown[]) => {
    if (!isOwnPage(event.senderFrame))
      throw new Error(`${channel}: refused, the sender is not the app's page`);
    const parsed = v.safeParse(CHANNELS[channel], args);
    if (!parsed.success) throw new Error(`${channel}: refused, ${parsed.issues[0].message}`);
    return handlers[channel](...parsed.output);
  });
}
