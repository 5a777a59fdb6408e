import { createStore, del, entries, get, set } from 'idb-keyval';
import * as v from 'valibot';
import { newestFirst, SaveMetaSchema, SaveRecordSchema } from '../../models/kernel/save-meta';
import type { Platform, Saves, Settings } from './platform';

const MetaOnlySchema = v.object({ meta: SaveMetaSchema });

function browserSaves(): Saves {
  const store = createStore('curfew-saves', 'saves');
  return {
    async list() {
      const records = await entries<string, unknown>(store);
      return records
        .map(([, record]) => v.safeParse(MetaOnlySchema, record))
        .flatMap((parsed) => (parsed.success ? [parsed.output.meta] : []))
        .sort(newestFirst);
    },
    async load(id) {
      const record = await get<unknown>(id, store);
      if (record === undefined) return null;
      if (!v.is(SaveRecordSchema, record)) throw new Error(`The saved game "${id}" is damaged.`);
      return record.text;
    },
    async save(id, meta, text) {
      await set(id, v.parse(SaveRecordSchema, { meta: { ...meta, id }, text }), store);
    },
    remove: (id) => del(id, store),
  };
}

function browserSettings(): Settings {
  const store = createStore('curfew-settings', 'settings');
  return {
    load: async () => (await get<unknown>('settings', store)) ?? null,
    store: (value) => set('settings', value, store),
  };
}

type Page = Pick<Document, 'documentElement' | 'exitFullscreen' | 'fullscreenElement'>;

/** Leaving a fullscreen that the page is not in would be an error; being asked for it is not. */
async function setFullscreen(page: Page, on: boolean): Promise<void> {
  if (on) await page.documentElement.requestFullscreen();
  else if (page.fullscreenElement !== null) await page.exitFullscreen();
}

/** Runs in a browser window: saved games and settings live in the IndexedDB of the page's address. */
export function browserPlatform(page: Page): Platform {
  return {
    kind: 'browser',
    saves: browserSaves(),
    settings: browserSettings(),
    setFullscreen: (on) => setFullscreen(page, on),
  };
}
