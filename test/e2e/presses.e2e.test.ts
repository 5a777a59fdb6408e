import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { keyboard } from './helpers/hands';
import { newGame, playOn } from './helpers/play';
import { shadowOf, skilled } from './helpers/shadow';
import { asked, startNight } from './helpers/survive-driver';

/** Presses that go on a little longer than they should. */
describe('a press', () => {
  let app: OpenedApp;
  const button = (name: string) => app.page.getByRole('button', { name, exact: true });

  beforeEach(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=presses`);
  });
  afterEach(() => app.close());

  /** Two people who pick their weapons, one after the other. */
  async function atTheRack(): Promise<string | null> {
    await startNight(app.page, 2, 2);
    const { prompt } = await asked(app.page);
    expect(prompt).toContain('second weapon');
    return app.page.locator('.decides').textContent();
  }

  /** The same question, for the other seat. */
  async function theOtherPicks(first: string | null): Promise<void> {
    const decides = app.page.locator('.decides');
    await expect.poll(() => decides.textContent()).not.toBe(first);
    expect((await asked(app.page)).prompt).toContain('second weapon');
  }

  it('that is a double click answers for one seat, not for the next one too', async () => {
    const first = await atTheRack();
    await app.page
      .getByRole('region', { name: 'Decision' })
      .getByRole('group')
      .getByRole('button')
      .first()
      .dblclick();
    await theOtherPicks(first);
    await app.page.keyboard.press('1');
    await expect.poll(async () => (await asked(app.page)).prompt).not.toContain('second weapon');
  });

  it('that is a double click on Undo takes back one decision, not the one before it too', async () => {
    const { page } = app;
    const shadow = shadowOf('presses');
    const log = page.getByRole('log');
    await newGame(page);
    await playOn({ page, hands: keyboard(page), shadow }, { player: skilled, moves: 3 });
    const before = await log.textContent();
    await playOn({ page, hands: keyboard(page), shadow }, { player: skilled, moves: 1 });
    expect(await log.textContent()).not.toBe(before);
    await button('Undo').dblclick();
    await expect.poll(() => log.textContent()).toBe(before);
    await button('Undo').click();
    await expect.poll(() => log.textContent()).not.toBe(before);
  });

  it('that is a double click counts on the control that had the first click, not on what came to lie there', async () => {
    const { page } = app;
    await button('Settings').click();
    const screen = page.getByRole('main', { name: 'Settings' });
    await button('Back').hover();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    expect(await screen.count()).toBe(1);
    await button('Back').click();
    await screen.waitFor({ state: 'detached' });
  });

  it('on a key that is held opens one screen, and presses nothing on it', async () => {
    const { page } = app;
    await button('About').focus();
    await page.keyboard.down('Enter');
    const screen = page.getByRole('main', { name: 'About' });
    await screen.waitFor();
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await screen.count()).toBe(1);
    await page.keyboard.press('Enter');
    await screen.waitFor({ state: 'detached' });
  });

  it('on Esc cancels the step that was begun; only the next one opens the menu', async () => {
    const { page } = app;
    await newGame(page);
    await page.keyboard.press('Enter');
    const actions = page.getByRole('toolbar', { name: 'Actions' });
    await actions.waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^Continue/ }).click();
    await actions.waitFor();
    await page.keyboard.press('p');
    await button('Cancel').waitFor();
    await page.keyboard.press('Escape');
    await button('Cancel').waitFor({ state: 'detached' });
    expect(await page.getByRole('region', { name: 'Decision' }).count()).toBe(1);
    await page.keyboard.press('Escape');
    await button('Back to the game').waitFor();
  });

  it('with the mouse turns a field in a dialog on and off, on the field and on its words', async () => {
    const { page } = app;
    await newGame(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('b');
    const places = page.getByRole('dialog', { name: 'Places' });
    const field = places.getByRole('checkbox');
    const before = await field.isChecked();
    await field.click({ force: true });
    expect(await field.isChecked()).toBe(!before);
    await places.getByText('Only').click();
    expect(await field.isChecked()).toBe(before);
  });
});
