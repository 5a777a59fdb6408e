import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { overlaps, unreachable } from './helpers/look';
import { playByKeys } from './helpers/survive-driver';

/** What is on the screen that no German would say. */
const FOREIGN =
  /[⟦⟧[\]{}]|\b(?:the|and|your?|cards?|round|turn|attack|damage|settings|back|seats?|wave|bag|health|decision)\b/gi;

describe('a German at the table', () => {
  let app: OpenedApp;

  const words = () =>
    app.page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .flatMap((element) => [...element.childNodes])
        .map((node) => (node instanceof Text ? node.data : ''))
        .join('\n'),
    );
  const foreign = async () => (await words()).replaceAll('Survive Until Daylight', '').match(FOREIGN) ?? [];
  const press = (name: string) => app.page.getByRole('button', { name, exact: true }).click();
  const choose = (name: string) => app.page.getByRole('radio', { name }).check();

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false, locale: 'en-GB' }, `?${QUICK}&seed=german`);
  });
  afterAll(() => app.close());

  it('chooses the language where English is the usual one', async () => {
    await press('Settings');
    await choose('Deutsch');
    await app.page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    expect(await app.page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');
    expect(await app.page.locator('html').getAttribute('lang')).toBe('de');
    await app.page.keyboard.press('Escape');
    await app.page.getByRole('button', { name: 'Neues Spiel' }).waitFor();
  });

  it('plays the first round of Survive Until Daylight without a word of English', async () => {
    await press('Neues Spiel');
    await press('Auswählen: Survive Until Daylight');
    expect(await foreign()).toEqual([]);
    await press('Start');
    await app.page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
    const english: string[] = [];
    const answered = await playByKeys(app.page, ({ prompt }) => {
      english.push(...(prompt.match(FOREIGN) ?? []));
      return prompt.startsWith('Du bist am Zug');
    });
    expect([...answered.keys()].join(' ')).toContain('Zieh eine Karte aus den Trümmern');
    expect([...english, ...(await foreign())]).toEqual([]);
    expect([await overlaps(app.page), await unreachable(app.page)]).toEqual([[], []]);
  });

  it('goes back to English in the middle of the game, and keeps it', async () => {
    await press('Menü');
    await press('Einstellungen');
    await choose('English');
    await app.page.getByRole('heading', { name: 'Settings' }).waitFor();
    await app.page.keyboard.press('Escape');
    await press('Back to the game');
    await app.page.getByText(/^Your turn: 1 action left/).waitFor();
  });
});
