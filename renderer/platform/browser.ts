import { OWN_CONTENT } from '../../models/kernel/content-kind';
import { DECKS } from '../../models/kernel/deck-kind';
import { FINISHED_GAMES } from '../../models/kernel/finished-kind';
import { SAVED_GAMES } from '../../models/kernel/save-kind';
import { t } from '../i18n';
import { browserNotes } from './browser-notes';
import { browserSettings } from './browser-settings';
import { browserStorage, PATIENCE } from './browser-storage';
import { browserTexts } from './browser-texts';
import type { Platform } from './platform';
import { createTabs, type Tabs } from './tabs';
import { textsOfOneTab } from './texts-of-one-tab';

type Agent = Parameters<typeof browserNotes>[0] & Partial<Pick<Navigator, 'locks'>>;
type Page = Pick<Document, 'documentElement' | 'exitFullscreen' | 'fullscreenElement'>;

/** Leaving a fullscreen that the page is not in would be an error; being asked for it is not. */
async function setFullscreen(page: Page, on: boolean): Promise<void> {
  if (on) await page.documentElement.requestFullscreen();
  else if (page.fullscreenElement !== null) await page.exitFullscreen();
}

/** `null` in a browser without locks: an old one, or a page that came over plain HTTP from another machine. */
function tabsOf({ locks }: Agent): Tabs | null {
  if (!locks) return null;
  const channel = new BroadcastChannel('curfew-tabs');
  return createTabs({ locks, channel, within: (milliseconds) => AbortSignal.timeout(milliseconds) });
}

/**
 * Runs in a browser window: saved games, decks, own content, finished games and settings live in the IndexedDB of the page's
 * address. Where that is blocked the app runs all the same, and says once that it stores nothing.
 *
 * @param patience milliseconds that the storage has to answer in
 */
export function browserPlatform(page: Page, navigator: Agent, patience = PATIENCE): Platform {
  const notes = browserNotes(navigator);
  const games = browserStorage('saves', patience);
  const saves = browserTexts(SAVED_GAMES, games, notes.tell);
  const decks = browserTexts(DECKS, browserStorage('decks', patience), notes.tell);
  const content = browserTexts(OWN_CONTENT, browserStorage('content', patience), notes.tell);
  const finished = browserTexts(FINISHED_GAMES, browserStorage('finished', patience), notes.tell);
  const tabs = tabsOf(navigator);
  const told = games.settled.then(() => {
    if (games.isBlocked()) notes.tell(t('store.blocked'));
  });
  return {
    kind: 'browser',
    saves: tabs ? textsOfOneTab(saves, tabs) : saves,
    decks: tabs ? textsOfOneTab(decks, tabs) : decks,
    content: tabs ? textsOfOneTab(content, tabs) : content,
    finished: tabs ? textsOfOneTab(finished, tabs) : finished,
    ...(tabs && { tabs }),
    settings: browserSettings(browserStorage('settings', patience)),
    facts: async () => notes.facts(),
    log: async (level, text) => notes.log(level, text),
    notices: () => told.then(notes.notices),
    setFullscreen: (on) => setFullscreen(page, on),
  };
}
