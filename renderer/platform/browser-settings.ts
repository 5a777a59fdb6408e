import { get, set } from 'idb-keyval';
import { type BrowserStorage, StorageBlockedError } from './browser-storage';
import type { Settings } from './platform';

/** The settings in the IndexedDB of the page's address; where that is blocked the usual ones hold until the page is closed. */
export function browserSettings({ use }: BrowserStorage): Settings {
  return {
    load: () => get<unknown>('settings', use).then((value) => value ?? null, nothingIfBlocked),
    store: (value) =>
      set('settings', value, use)
        .catch(nothingIfBlocked)
        .then(() => {}),
  };
}

/** That nothing can be stored is said once, about the saved games. */
function nothingIfBlocked(error: unknown): null {
  if (error instanceof StorageBlockedError) return null;
  throw error;
}
