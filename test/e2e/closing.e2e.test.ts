import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { DLSession } from '../helpers/random-play';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { mouse } from './helpers/hands';
import { newGame, playOn } from './helpers/play';
import { gamesInPlay } from './helpers/saves';
import { shadowOf, skilled } from './helpers/shadow';

const SEED = 'closing-1';
/** The machine may be busy with other things. */
const PATIENCE = { timeout: 300_000 };

/** How many moves each stored game has; forced ones, which the app makes by itself, are among them. */
const movesOf = async (page: Page) => (await gamesInPlay(page)).map(({ moves }) => moves.length);
const made = (shadow: DLSession) => shadow.whole().moves.length;

declare global {
  interface Window {
    /** Of the page of a test that keeps the store busy: lets the others have it. */
    letGo?: () => void;
  }
}

/** Runs in the page: nobody else can write to the saved games until it lets go. */
function occupy(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('curfew-saves');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const store = opening.result.transaction('saves', 'readwrite').objectStore('saves');
      let isBusy = true;
      window.letGo = () => {
        isBusy = false;
      };
      const ask = () => {
        store.get('nothing').onsuccess = () => {
          resolve();
          if (isBusy) ask();
        };
      };
      ask();
    };
  });
}

describe('closing the tab', () => {
  let app: OpenedApp;
  afterEach(() => app.close());

  /** A tab of the same address without the app. */
  async function emptyTab(): Promise<Page> {
    const page = await app.page.context().newPage();
    await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(new URL('/empty', app.page.url()).href);
    return page;
  }

  it('asks while a slow store does not have the last moves, and not any more when it has them', async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=${SEED}`);
    await newGame(app.page);
    await expect.poll(async () => (await gamesInPlay(app.page)).length, PATIENCE).toBe(1);
    const other = await emptyTab();
    await other.evaluate(occupy);
    const shadow = shadowOf(SEED);
    await playOn({ page: app.page, hands: mouse(app.page), shadow }, { player: skilled, moves: 3 });
    const asked: string[] = [];
    app.page.removeAllListeners('dialog');
    app.page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await app.page.close({ runBeforeUnload: true });
    await expect.poll(() => asked, PATIENCE).toEqual(['beforeunload']);
    await other.evaluate(() => window.letGo?.());
    await expect.poll(() => movesOf(other), PATIENCE).toEqual([made(shadow)]);
    const isGone = async () => {
      if (!app.page.isClosed()) await app.page.close({ runBeforeUnload: true });
      return app.page.isClosed();
    };
    await expect.poll(isGone, PATIENCE).toBe(true);
  });
});

describe('two tabs', () => {
  let app: OpenedApp;
  afterEach(() => app.close());

  it('have one that saves; the other says so, takes over, and goes on with the last move', async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=${SEED}`);
    const shadow = shadowOf(SEED);
    await newGame(app.page);
    await playOn({ page: app.page, hands: mouse(app.page), shadow }, { player: skilled, moves: 2 });
    const second = await app.page.context().newPage();
    await second.goto(app.page.url());
    await second.getByText('Curfew is open in another tab, which has the saved games.').waitFor();
    await second.getByRole('button', { name: 'Play here' }).click();
    await app.page.getByText('Your game moved to another tab; nothing is saved here any more.').waitFor();
    await second.getByRole('button', { name: /^Continue/ }).click();
    await playOn({ page: second, hands: mouse(second), shadow }, { player: skilled, moves: 1 });
    await expect.poll(() => movesOf(second), PATIENCE).toEqual([made(shadow)]);
    await app.page.getByRole('button', { name: 'Play here' }).click();
    await second.getByText(/^Your game moved to another tab/).waitFor();
    await app.page.getByRole('button', { name: /^Continue/ }).click();
    await playOn({ page: app.page, hands: mouse(app.page), shadow }, { player: skilled, moves: 1 });
    await expect.poll(() => movesOf(app.page), PATIENCE).toEqual([made(shadow)]);
  });

  it('are one again when the first is closed', async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=${SEED}`);
    await app.page.getByRole('main', { name: 'Curfew' }).waitFor();
    const second = await app.page.context().newPage();
    await app.page.close();
    await second.goto(app.page.url());
    await second.getByRole('main', { name: 'Curfew' }).waitFor();
    await newGame(second);
    await expect.poll(async () => (await gamesInPlay(second)).length, PATIENCE).toBe(1);
  });
});
