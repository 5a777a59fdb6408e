import type { SaveMeta } from '../../models/kernel/save-meta';

export { AUTOSAVE_ID, type SaveMeta } from '../../models/kernel/save-meta';

/** Saved games. Their text is the save envelope as JSON text, which nothing in here looks into. */
export interface Saves {
  /** The saved games that can be read, newest first. A damaged one is left out, never an error. */
  readonly list: () => Promise<readonly SaveMeta[]>;
  /** The text of a saved game, `null` if there is none. Rejects with a sentence if it is there but damaged. */
  readonly load: (id: string) => Promise<string | null>;
  /** Stores a game under an id of lower-case letters, digits and hyphens, in place of the one that was there. */
  readonly save: (id: string, meta: SaveMeta, text: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** The settings as one JSON value. */
export interface Settings {
  /** What was stored last, unchecked; `null` if nothing was, or if it is damaged. */
  readonly load: () => Promise<unknown>;
  readonly store: (value: unknown) => Promise<void>;
}

/** What the app needs from what it runs in. */
export interface Platform {
  readonly kind: 'electron' | 'browser';
  readonly saves: Saves;
  readonly settings: Settings;
  /** Ends the app. Missing where only the person can close the window. */
  readonly quit?: () => Promise<void>;
  readonly setFullscreen?: (on: boolean) => Promise<void>;
}
