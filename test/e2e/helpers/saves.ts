/** What lies in the browser's storage: the saved games as the app wrote them. */
import type { Page } from 'playwright-core';
import { dyingLight } from '../../../machines/dying-light/game';
import { oneMonthIn } from '../../../machines/one-month-in/game';
import { outbreakDuel } from '../../../machines/outbreak-duel/game';
import { surviveUntilDaylight } from '../../../machines/survive-until-daylight/game';
import type { Move } from '../../../models/dying-light/moves';
import type { LessonCursor } from '../../../models/kernel/lesson';
import { AUTOSAVE_ID, newestFirst, type SaveMeta } from '../../../models/kernel/save-meta';
import { sealMeta } from '../../../models/kernel/save-record';
import type { MadeMove } from '../../../models/kernel/types';
import { metaOf } from '../../../renderer/app/save-meta';
import { isSlot } from '../../../renderer/app/saves/slots';
import type { Settings } from '../../../renderer/app/settings';
import { summaryOf } from '../../../renderer/games/dying-light/summary';
import type { DyingLightSession } from '../../../renderer/games/dying-light/types';
import type { MonthSession } from '../../../renderer/games/one-month-in/types';
import type { DuelSession } from '../../../renderer/games/outbreak-duel/types';
import { summaryOf as summaryOfNight } from '../../../renderer/games/survive-until-daylight/summary';
import type { SurviveSession } from '../../../renderer/games/survive-until-daylight/types';
import { metaKeyOf } from '../../../renderer/platform/save-records';

export interface StoredSave {
  readonly moves: readonly MadeMove<Move>[];
  readonly state: unknown;
}

interface StoredRecord {
  readonly meta: SaveMeta;
  readonly text: string;
}

/** Runs in the page: everything in the store of saved games, by its key. */
function storedRecords(): Promise<readonly (readonly [string, StoredRecord])[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('curfew-saves');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const found: [string, StoredRecord][] = [];
      const reading = opening.result.transaction('saves').objectStore('saves').openCursor();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        const { result: cursor } = reading;
        if (!cursor) return resolve(found);
        if (typeof cursor.key === 'string') found.push([cursor.key, cursor.value]);
        cursor.continue();
      };
    };
  });
}

/** The games in play and those that are over, newest first. Versions before have a `~` in their keys. */
export async function gamesInPlay(page: Page): Promise<readonly (StoredSave & Pick<SaveMeta, 'id'>)[]> {
  const records = await page.evaluate(storedRecords);
  return records
    .filter(([key]) => isSlot(key) && !key.includes('~'))
    .toSorted(([, a], [, b]) => newestFirst(a.meta, b.meta))
    .map(([id, { text }]) => ({ id, ...JSON.parse(text) }));
}

/** The game in play that the app saved last. */
export async function autosave(page: Page): Promise<StoredSave & Pick<SaveMeta, 'id'>> {
  const [last] = await gamesInPlay(page);
  if (!last) throw new Error('There is no saved game.');
  return last;
}

/** Runs in the page: keeps what a list shows of the saved game, and spoils the rest. */
function spoil(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('curfew-saves');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const store = opening.result.transaction('saves', 'readwrite').objectStore('saves');
      const reading = store.get(id);
      reading.onsuccess = () => {
        const writing = store.put({ ...reading.result, text: '{"format":' }, id);
        writing.onsuccess = () => resolve();
      };
    };
  });
}

/** Damages a saved game as a failing disk would. */
export async function damage(page: Page, id: string): Promise<void> {
  await page.evaluate(spoil, id);
}

type Entries = Readonly<Record<string, unknown>>;

/** Runs in the page: all entries or none, as the app does it. */
function store([database, name, entries]: readonly [string, string, Entries]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.onerror = () => reject(opening.error);
    // The app may not have got so far as to make it.
    opening.onupgradeneeded = () => opening.result.createObjectStore(name);
    opening.onsuccess = () => {
      const writing = opening.result.transaction(name, 'readwrite');
      for (const [key, record] of Object.entries(entries)) writing.objectStore(name).put(record, key);
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
      writing.onerror = () => reject(writing.error);
    };
  });
}

type Listed = Parameters<typeof metaOf>[0];

/** As much of a game's face as runs without a page. */
const DYING_LIGHT: Listed['face'] = { game: dyingLight, summaryOf };
const SURVIVE: Listed['face'] = { game: surviveUntilDaylight, summaryOf: summaryOfNight };

const MONTH: Listed['face'] = {
  game: oneMonthIn,
  summaryOf: ({ round }) => ({ round, line: '' }),
};

const DUEL: Listed['face'] = { game: outbreakDuel, summaryOf: ({ round }) => ({ round, line: '' }) };
const FACES = [DYING_LIGHT, SURVIVE, MONTH, DUEL];

/** A game of any kind. */
export type AnyPlayed = DyingLightSession | SurviveSession | MonthSession | DuelSession;

interface Put extends Pick<SaveMeta, 'id' | 'name'> {
  readonly picture?: string;
  readonly lesson?: LessonCursor | null;
}

/** Puts a game among the saved ones, with all that the app writes of one. */
export async function putSave(
  page: Page,
  session: AnyPlayed,
  { id, name, picture, lesson = null }: Put,
): Promise<void> {
  const face = FACES.find(({ game }) => game.rules.id === session.save().game) ?? DYING_LIGHT;
  const meta = metaOf({ face, session }, id, name, new Date(), { lesson });
  const record = { meta, picture, text: JSON.stringify(session.save()) };
  const entries = { [id]: record, [metaKeyOf(id)]: sealMeta(meta) };
  await page.evaluate(store, ['curfew-saves', 'saves', entries] as const);
}

/** Makes a game the one that "Continue" goes on with, where there is no other, in the slot of older versions of the app. */
export async function putAutosave(page: Page, session: AnyPlayed): Promise<void> {
  await putSave(page, session, { id: AUTOSAVE_ID, name: '' });
}

/** Changes settings; the others are as usual. */
export async function putSettings(page: Page, settings: Partial<Settings>): Promise<void> {
  await page.evaluate(store, ['curfew-settings', 'settings', { settings }] as const);
}
