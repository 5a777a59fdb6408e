import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { mouse } from './helpers/hands';
import { newGame, planGame, playOn } from './helpers/play';
import { shadowOf, skilled } from './helpers/shadow';
import { playByKeys } from './helpers/survive-driver';

const SEED = 'translated';

/** Runs in the page: does to every text what browsers do that translate pages, now and whenever something changes. */
function translate(): void {
  const untouched = 'font, option, script, style, textarea, title';
  const wrap = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data !== '' && !text.parentElement?.closest(untouched)) texts.push(text);
    }
    for (const text of texts) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  };
  wrap();
  new MutationObserver(wrap).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** The words of the page that nothing was wrapped around. */
function unwrapped(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, li')]
      .flatMap((element) => [...element.childNodes])
      .flatMap((node) => (node instanceof Text && node.data.trim() !== '' ? [node.data] : [])),
  );
}

describe('in a browser that wraps every text of the page', () => {
  let app: OpenedApp;

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=${SEED}`);
    await app.page.getByRole('main', { name: 'Curfew' }).waitFor();
    await app.page.evaluate(translate);
  });
  // Throws if React complained.
  afterAll(() => app.close());

  it.each(['New game', 'Saved games', 'How to play', 'Settings', 'About'])(
    '%s opens and closes',
    async (name) => {
      const { page } = app;
      await page.getByRole('button', { name }).click();
      await page.getByRole('main', { name }).waitFor();
      expect(await unwrapped(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('main', { name: 'Curfew' }).waitFor();
    },
  );

  it('Dying Light is played on', async () => {
    const { page } = app;
    await newGame(page);
    const play = { page, hands: mouse(page), shadow: shadowOf(SEED) };
    const { moves } = await playOn(play, { player: skilled, moves: 12 });
    expect(moves).toBe(12);
    expect(await unwrapped(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Leave the table/ }).click();
    await page.getByRole('main', { name: 'Curfew' }).waitFor();
  });

  it('Survive Until Daylight is played on', async () => {
    const { page } = app;
    await planGame(page, 'Survive Until Daylight');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
    let answers = 0;
    await playByKeys(page, () => ++answers > 40);
    expect(answers).toBe(41);
    expect(await unwrapped(page)).toEqual([]);
  });
});
