import { createStore, get, set } from 'idb-keyval';
import { browserNotes } from './browser-notes';
import { browserSaves } from './browser-saves';
import type { Platform, Settings } from './platform';
import { savesOfOneTab } from './saves-of-one-tab';
import { createTabs, type Tabs } from './tabs';

function browserSettings(): Settings {
  const store = createStore('curfew-settings', 'settings');
  return {
    load: async () => (await get<unknown>('settings', store)) ?? null,
    store: (value) => set('settings', value, store),
  };
}

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

/** Runs in a browser window: saved games and settings live in the IndexedDB of the page's address. */
export function browserPlatform(page: Page, navigator: Agent): Platform {
  const notes = browserNotes(navigator);
  const saves = browserSaves(notes.tell);
  const tabs = tabsOf(navigator);
  return {
    kind: 'browser',
    saves: tabs ? savesOfOneTab(saves, tabs) : saves,
    ...(tabs && { tabs }),
    settings: browserSettings(),
    facts: async () => notes.facts(),
    log: async (level, text) => notes.log(level, text),
    notices: async () => notes.notices(),
    setFullscreen: (on) => setFullscreen(page, on),
  };
}
