import { t } from '../i18n';
import { browserNotes } from './browser-notes';
import { browserSaves } from './browser-saves';
import { browserSettings } from './browser-settings';
import { browserStorage, PATIENCE } from './browser-storage';
import type { Platform } from './platform';

type Agent = Parameters<typeof browserNotes>[0];
type Page = Pick<Document, 'documentElement' | 'exitFullscreen' | 'fullscreenElement'>;

/** Leaving a fullscreen that the page is not in would be an error; being asked for it is not. */
async function setFullscreen(page: Page, on: boolean): Promise<void> {
  if (on) await page.documentElement.requestFullscreen();
  else if (page.fullscreenElement !== null) await page.exitFullscreen();
}

/**
 * Runs in a browser window: saved games and settings live in the IndexedDB of the page's address. Where that is blocked
 * the app runs all the same, and says once that it stores nothing.
 *
 * @param patience milliseconds that the storage has to answer in
 */
export function browserPlatform(page: Page, navigator: Agent, patience = PATIENCE): Platform {
  const notes = browserNotes(navigator);
  const games = browserStorage('saves', patience);
  const told = games.settled.then(() => {
    if (games.isBlocked()) notes.tell(t('store.blocked'));
  });
  return {
    kind: 'browser',
    saves: browserSaves(games, notes.tell),
    settings: browserSettings(browserStorage('settings', patience)),
    facts: async () => notes.facts(),
    log: async (level, text) => notes.log(level, text),
    notices: () => told.then(notes.notices),
    setFullscreen: (on) => setFullscreen(page, on),
  };
}
