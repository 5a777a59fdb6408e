/** The editors at twice the size and in a language with longer words: in the smallest window nothing is cut and all is in reach. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pseudo } from '../../renderer/i18n/pseudo';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { cutTexts } from './helpers/cut-texts';
import { unreachable } from './helpers/look';
import { putSettings } from './helpers/saves';

const WAYS = [
  { way: 'at 200 %', scale: 200, more: '', say: (words: string) => words },
  { way: 'in a language with longer words', scale: 100, more: '&language=pseudo', say: pseudo },
] as const;

describe.each(WAYS)('$way there is room for', ({ scale, more, say }) => {
  let app: OpenedApp;
  const press = (name: string) => app.page.getByRole('button', { name: say(name), exact: true }).click();

  async function lack(within: string): Promise<readonly string[]> {
    const { page } = app;
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    const found = [...(await cutTexts(page, within)), ...(await unreachable(page, true, within))];
    return isWide ? [...found, 'wider than the window'] : found;
  }

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}${more}`);
    await app.page.getByRole('main').waitFor();
    await putSettings(app.page, { interfaceScale: scale });
    await app.page.reload();
  });
  afterAll(() => app.close());

  it('every page of the editor of scenarios', async () => {
    const { page } = app;
    await press('Make your own');
    await press('Make a scenario');
    await page.locator('.editor-begin').waitFor();
    expect(await lack('.scenario-editor')).toEqual([]);
    await page.locator('.editor-begin .button').last().click();
    const tabs = page.locator('.editor-pages [role=tab]');
    await tabs.first().waitFor();
    for (const tab of await tabs.all()) {
      await tab.click();
      const trigger = page.locator('.trigger-title').first();
      if (await trigger.isVisible()) await trigger.click();
      expect(await lack('.scenario-editor')).toEqual([]);
    }
    await page.keyboard.press('Escape');
  });

  it('the editor of layouts', async () => {
    const { page } = app;
    await press('Make a layout');
    await page.locator('.make-beginnings').waitFor();
    expect(await lack('.layout-editor')).toEqual([]);
    await page.locator('.make-beginnings button').last().click();
    await page.locator('.make-notes').waitFor();
    expect(await lack('.layout-editor')).toEqual([]);
  });
});
