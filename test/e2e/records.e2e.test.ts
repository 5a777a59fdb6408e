import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDuel, seats } from '../helpers/outbreak-duel';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { barriers, unreachable } from './helpers/look';
import { putSave } from './helpers/saves';

/** A duel that is over, in which a person sat in the first seat. */
function aFinishedDuel() {
  const session = newDuel({}, seats('bot', 'bot'), 'records');
  while (session.playBot());
  session.handOver('seat-1', { kind: 'human' });
  return session;
}

describe('the records', () => {
  let app: OpenedApp;
  const press = (name: string | RegExp) => app.page.getByRole('button', { name }).click();
  const screen = (name: string | RegExp) => app.page.getByRole('main', { name }).waitFor();

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=records`);
    await screen('Curfew');
  });
  afterAll(() => app.close());

  it('have a game once its result was shown, however often that was', async () => {
    const { page } = app;
    await press('Records');
    await page.getByText('No game has been finished yet.', { exact: false }).waitFor();
    await page.keyboard.press('Escape');
    await putSave(page, aFinishedDuel(), { id: 'save-over', name: 'Over' });
    for (const _time of ['first', 'second']) {
      await press('Saved games');
      await press('Load Over');
      await screen(/won|Nobody/);
      await press('To the title');
    }
    await press('Records');
    await page.getByRole('row', { name: /Outbreak Duel/ }).waitFor();
    await page.getByRole('tab', { name: 'History' }).click();
    expect(await page.getByRole('button', { name: /^Watch Outbreak Duel/ }).count()).toBe(1);
  });

  it('let it be watched again, and come back', async () => {
    await press(/^Watch Outbreak Duel/);
    await screen('Replay');
    await app.page.keyboard.press('Escape');
    await screen('Records');
  });

  it('keep nobody out and nothing out of reach on any page, by keyboard too', async () => {
    const { page } = app;
    await page.getByRole('combobox', { name: 'Game' }).selectOption('Outbreak Duel');
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    for (let at = 0; at < 4; at++) {
      await page.keyboard.press('Enter');
      expect(await tabs.nth(at).getAttribute('aria-selected')).toBe('true');
      expect(await unreachable(page, false, '.screen-body')).toEqual([]);
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('ArrowRight');
    }
  });

  it('delete a game when they were asked twice, and bring it back', async () => {
    const { page } = app;
    await page.getByRole('tab', { name: 'History' }).click();
    await press(/^Delete Outbreak Duel/);
    await press('Delete it');
    await page.getByText('1 finished game deleted.').waitFor();
    expect(await page.getByRole('button', { name: /^Watch/ }).count()).toBe(0);
    await press('Undo');
    await page.getByRole('button', { name: /^Watch Outbreak Duel/ }).waitFor();
  });
});
