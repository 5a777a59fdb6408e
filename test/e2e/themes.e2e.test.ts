import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { barriers } from './helpers/look';
import { PAD_GAMES } from './helpers/pad-minds';
import { putAutosave, putSettings } from './helpers/saves';
import { THOROUGH } from './helpers/thorough';

/** Runs in the page: the colours change as the settings change them, without a way through the menus. */
function dress([theme, vision]: readonly [string, string]): void {
  Object.assign(document.documentElement.dataset, { theme, vision });
}

const THEMES = [
  ['usual', 'usual'],
  ['contrast', 'usual'],
  ['usual', 'deuteranopia'],
  ['usual', 'tritanopia'],
] as const;

/** What keeps people out in each theme. */
async function barriersIn(page: OpenedApp['page']): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [theme, vision] of THEMES) {
    await page.evaluate(dress, [theme, vision] as const);
    found.push(...(await barriers(page)).map((barrier) => `${theme} ${vision}: ${barrier}`));
  }
  await page.evaluate(dress, ['usual', 'usual'] as const);
  return found;
}

/** Runs in the page: words that are smaller than so many pixels, of what is read to decide. */
function smallWords(least: number): string[] {
  return [...document.querySelectorAll<HTMLElement>('.hud *')].flatMap((element) => {
    const own = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
    if (!own || !element.checkVisibility() || element.closest('.unseen')) return [];
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    return size < least - 0.01
      ? [`${size} px, ${element.className || element.tagName}: ${element.textContent}`]
      : [];
  });
}

describe.runIf(THOROUGH)('every theme', () => {
  let app: OpenedApp;
  const press = (name: string) => app.page.getByRole('button', { name, exact: true }).click();

  const backFromEditor = async () => {
    for (const name of ['Make your own', 'Curfew']) {
      await app.page.keyboard.press('Escape');
      await app.page.getByRole('main', { name }).waitFor();
    }
  };

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=themes`);
    await app.page.getByRole('button', { name: 'New game' }).waitFor();
  });
  afterAll(() => app.close());

  it('keeps nobody out of the screens before a game', async () => {
    const { page } = app;
    expect(await barriersIn(page)).toEqual([]);
    for (const screen of [
      'New game',
      'Saved games',
      'Records',
      'Paint table',
      'Settings',
      'Decks',
      'How to play',
      'About',
    ]) {
      await press(screen);
      await page.getByRole('main', { name: screen === 'Decks' ? 'Deck editor' : screen }).waitFor();
      expect(await barriersIn(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('main', { name: 'Curfew' }).waitFor();
    }
  });

  it('keeps nobody out of the editor of layouts, right or wrong ones', async () => {
    const { page } = app;
    await press('Make your own');
    await press('Make a layout');
    await page.getByRole('main', { name: 'Layouts' }).waitFor();
    await page.getByRole('button', { name: /^Crossroads/ }).click();
    await page.getByText('This layout can be played.').waitFor();
    expect(await barriersIn(page)).toEqual([]);
    await press('Fewer farms');
    await page.getByRole('listitem').getByText('1 tile is too many').waitFor();
    expect(await barriersIn(page)).toEqual([]);
    await backFromEditor();
  });

  it('keeps nobody out of any page of the editor of scenarios', async () => {
    const { page } = app;
    await press('Make your own');
    await press('Make a scenario');
    await page.getByRole('main', { name: 'Scenarios' }).waitFor();
    expect(await barriersIn(page)).toEqual([]);
    await page
      .getByRole('button', { name: /^A copy of/ })
      .first()
      .click();
    for (const tab of ['Set-up', 'Triggers', 'Cards', 'Numbers', 'Ending']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await barriersIn(page)).toEqual([]);
    }
    await backFromEditor();
  });

  it('keeps nobody out of any page of the settings', async () => {
    const { page } = app;
    await press('Settings');
    for (const tab of ['Language', 'Video', 'Sound', 'Play', 'Controls', 'Eyes and ears']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await barriersIn(page)).toEqual([]);
    }
    await page.getByRole('radio', { name: 'High contrast' }).check();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('contrast');
    await page.getByRole('radio', { name: /^Little green/ }).check();
    expect(await page.locator('html').getAttribute('data-vision')).toBe('deuteranopia');
    await press('Usual settings');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('usual');
    expect(await page.locator('html').getAttribute('data-vision')).toBe('usual');
    await page.keyboard.press('Escape');
  });

  it.each(PAD_GAMES)('keeps nobody out of $name, whose words have 14 px at least', async ({ nearEnd }) => {
    const { page } = app;
    // From whatever was looked at before.
    await page.reload();
    await page.getByRole('main', { name: 'Curfew' }).waitFor();
    await putSettings(page, {});
    await putAutosave(page, nearEnd());
    await page.reload();
    await page.getByRole('button', { name: /^Continue/ }).click();
    await page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
    expect(await barriersIn(page)).toEqual([]);
    expect(await page.evaluate(smallWords, 14)).toEqual([]);
  });
});
