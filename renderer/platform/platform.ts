import type { ContentMeta } from '../../models/kernel/content-kind';
import type { DeckMeta } from '../../models/kernel/deck-kind';
import type { FinishedMeta } from '../../models/kernel/finished-kind';
import type { SaveMeta } from '../../models/kernel/save-meta';
import type { Tabs } from './tabs';

export type { ContentMeta } from '../../models/kernel/content-kind';
export type { DeckMeta } from '../../models/kernel/deck-kind';
export type { FinishedMeta } from '../../models/kernel/finished-kind';
export { AUTOSAVE_ID, type SaveMeta } from '../../models/kernel/save-meta';

/** Texts of one kind, each with what lists show of it. Nothing in here looks at more of them than their soundness. */
export interface Texts<Meta> {
  /**
   * All of them, newest first, without a look into any whose meta is sound. One that turned out to be damaged is left
   * out, never an error.
   */
  readonly list: () => Promise<readonly Meta[]>;
  /**
   * The text of one, that of the version before where the newest is damaged or does not fit its own checksum,
   * `null` if there is none. Rejects with a sentence if it is there but nothing of it can be read.
   */
  readonly load: (id: string) => Promise<string | null>;
  /** The small picture that it was saved with, as a data URL; `null` if there is none to be shown. */
  readonly picture: (id: string) => Promise<string | null>;
  /**
   * Stores a text, with a picture if there is one, under an id of lower-case letters, digits and hyphens, in
   * place of the one that was there. Rejects with a sentence if there is no room or it may not be stored; the one that was
   * there then still is. Doesn't wait for a list.
   */
  readonly save: (id: string, meta: Meta, text: string, picture?: string | null) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Why nothing can be saved, as a sentence; `null` where it can, as far as is known. Missing where it always can. */
  readonly whyNot?: () => string | null;
}

/** Saved games. Their text is the save envelope as JSON text, their picture that of the table. */
export type Saves = Texts<SaveMeta>;

/** Decks that people built. Their text is that of `storedDeck`; they have no pictures. */
export type Decks = Omit<Texts<DeckMeta>, 'picture'>;

/** Layouts and scenarios that people made. Their text is that of `storedContent`; they have no pictures. */
export type Contents = Omit<Texts<ContentMeta>, 'picture'>;

/** Games that were played to their end, for the records. Their text is the save envelope; they have no pictures. */
export type Finished = Omit<Texts<FinishedMeta>, 'picture'>;

/** The settings as one JSON value. */
export interface Settings {
  /** What was stored last, unchecked; `null` if nothing was, or if it is damaged. */
  readonly load: () => Promise<unknown>;
  readonly store: (value: unknown) => Promise<void>;
}

/** A saved game that was opened from outside; whether it is one, nobody has looked yet. */
export interface OpenedFile {
  /** Name of the file without its ending. */
  readonly name: string;
  readonly text: string;
}

/** Files that the system hands over: a double click on a saved game, or on the app's icon in the dock. */
export interface OpenedFiles {
  /** The oldest that waits; `null` if none does. */
  readonly take: () => Promise<OpenedFile | null>;
  /** Calls the listener whenever a file begins to wait, for as long as the page lives. */
  readonly onWaiting: (listener: () => void) => void;
}

/** Pictures of the table that people keep. */
export interface Pictures {
  /**
   * Writes one into a folder where it is found again; none that is there already is touched.
   * @param name ends in `.png`
   * @param png at most 64 MiB
   * @returns where it lies now
   */
  readonly keep: (name: string, png: Uint8Array<ArrayBuffer>) => Promise<string>;
}

/** What a report of a fault says about the app and what it runs on. */
export interface Facts {
  readonly version: string;
  readonly runtime: string;
  readonly system: string;
  /** The last lines of the log, oldest first. */
  readonly log: readonly string[];
}

export type LogLevel = 'info' | 'warn' | 'error';

/** What the app needs from what it runs in. */
export interface Platform {
  readonly kind: 'electron' | 'browser';
  readonly saves: Saves;
  readonly decks: Decks;
  readonly content: Contents;
  readonly finished: Finished;
  readonly settings: Settings;
  /** Which tab of the browser may save. Missing where there is only one window, and in a browser without locks. */
  readonly tabs?: Tabs;
  /** Missing where the system has no way to hand files over. */
  readonly opened?: OpenedFiles;
  /** Missing where a picture can only be offered as a download. */
  readonly pictures?: Pictures;
  readonly facts: () => Promise<Facts>;
  /** Writes one line for whoever looks into a fault later. At most 8192 letters. */
  readonly log: (level: LogLevel, text: string) => Promise<void>;
  /** Sentences for the person about what became of files, since they were last asked for. */
  readonly notices: () => Promise<readonly string[]>;
  /** Ends the app. Missing where only the person can close the window. */
  readonly quit?: () => Promise<void>;
  readonly setFullscreen?: (on: boolean) => Promise<void>;
}
