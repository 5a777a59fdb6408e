import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../machines/games';
import { Referee } from '../../machines/kernel/referee';
import { saveIn } from '../../models/kernel/game-text';
import { usualPlan } from '../../renderer/games/dying-light/plan/game-plan';
import { startGame } from '../../renderer/games/dying-light/plan/start';
import { aPicture } from '../helpers/save-meta';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { barriers } from './helpers/look';
import { newGame } from './helpers/play';
import { autosave, putSave } from './helpers/saves';
import { tableAtRest } from './helpers/table-picks';

const WORDLESS = { sentence: () => '', describeOptions: () => null };

/** Runs in the page: what a person does who drags a file over the window and lets go. */
function drop([name, text]: readonly [string, string]): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name));
  for (const type of ['dragover', 'drop']) {
    window.dispatchEvent(new DragEvent(type, { dataTransfer, cancelable: true, bubbles: true }));
  }
}

/** Runs in the page: what the browser does when nobody catches an error. */
function breakDown(): void {
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('A test broke it.') }));
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe('saved games', () => {
  let app: OpenedApp;
  let file = '';
  const press = (name: string | RegExp) => app.page.getByRole('button', { name }).click();
  const said = (sentence: string) => app.page.getByRole('alert').getByText(sentence).waitFor();

  beforeAll(async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    app = await openApp({ ...SMALL, permissions }, `?${QUICK}&seed=saves-1&watch=on`);
    await newGame(app.page);
    await tableAtRest(app.page);
  });
  afterAll(() => app.close());

  it('are listed with a picture of their table', async () => {
    const { page } = app;
    await page.keyboard.press('Escape');
    await press('Menu');
    await press('Save under a name');
    await page.getByRole('dialog').getByRole('textbox').fill('First night');
    await page.getByRole('dialog').getByRole('button', { name: 'Save under a name' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await press('Saved games');
    const row = page.getByRole('listitem').filter({ hasText: 'First night' });
    const size = await row.locator('img').evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    });
    expect(size).toEqual([320, 180]);
    expect(await barriers(page)).toEqual([]);
  });

  it('go out as a file', async () => {
    const { page } = app;
    const [download] = await Promise.all([page.waitForEvent('download'), press('Export First night')]);
    expect(download.suggestedFilename()).toBe('First night.curfew');
    file = readFileSync(await download.path(), 'utf8');
    expect(JSON.parse(file).state).toEqual((await autosave(page)).state);
  });

  it('are copied as one line that the referee takes', async () => {
    const { page } = app;
    await press('Copy as text: First night');
    await expect.poll(() => clipboard(page), { timeout: 60_000 }).not.toBe('');
    const answer = JSON.parse(new Referee(GAMES, WORDLESS).answer(await clipboard(page)));
    expect([answer.ok, answer.position.value]).toEqual([true, JSON.parse(file).value]);
  });

  it('come in by being dropped on the window, and nothing else does', async () => {
    const { page } = app;
    await press('Delete First night');
    await press('Delete it');
    await page.getByRole('heading', { name: 'First night' }).waitFor({ state: 'detached' });
    await page.evaluate(drop, ['Second life.curfew', file] as const);
    await page.getByRole('heading', { name: 'Second life' }).waitFor();
    await said('"Second life" is among the saved games now.');
    await page.evaluate(drop, ['notes.txt', 'no game at all'] as const);
    await said('notes was not imported. There is no saved game in this text.');
    await press('Close');
  });

  it('come in by being chosen, all that were, with one message that names them and the refused one', async () => {
    const { page } = app;
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('Import a game')]);
    const aFile = (name: string, text = file) => ({ name, mimeType: '', buffer: Buffer.from(text) });
    await chooser.setFiles([
      aFile('Third time.curfew'),
      aFile('Fourth.curfew'),
      aFile('notes.txt', 'no game at all'),
      aFile('Fifth.curfew'),
    ]);
    await said(
      '"Third time", "Fourth" and "Fifth" are among the saved games now. ' +
        'notes was not imported. There is no saved game in this text.',
    );
    for (const name of ['Third time', 'Fourth', 'Fifth']) await page.getByRole('heading', { name }).waitFor();
    await press('Close');
    await press('Load Third time');
    await page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
  });
});

describe('many saved games', () => {
  let app: OpenedApp;
  afterAll(() => app.close());

  it('show the pictures of those rows that are in sight', async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=many-1`);
    const { page } = app;
    const session = startGame(usualPlan('many-1', String));
    for (let n = 1; n <= 20; n++)
      await putSave(page, session, { id: `save-${n}`, name: `Evening ${n}`, picture: aPicture() });
    // A row that was in sight while there were fewer has its picture already.
    await page.reload();
    await page.getByRole('button', { name: 'Saved games' }).click();
    const rows = page.getByRole('listitem');
    await rows.first().locator('img').waitFor();
    expect([await rows.count(), await rows.last().locator('img').count()]).toEqual([20, 0]);
    await rows.last().scrollIntoViewIfNeeded();
    await rows.last().locator('img').waitFor();
  });
});

describe('an error that nobody caught', () => {
  let app: OpenedApp;

  beforeAll(async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    app = await openApp({ ...SMALL, drawn: false, permissions }, `?${QUICK}&seed=fault-1`);
    await newGame(app.page);
  });
  afterAll(() => app.close());

  it('opens the error page, which keeps nobody out', async () => {
    const { page } = app;
    await page.evaluate(breakDown);
    const error = page.getByRole('main', { name: 'Something broke' });
    expect(await error.getByRole('textbox', { name: 'What broke' }).inputValue()).toContain(
      'A test broke it.',
    );
    expect(await barriers(page)).toEqual([]);
  });

  it('is copied as a report that ends with the game', async () => {
    const { page } = app;
    await page.getByRole('button', { name: 'Copy report' }).click();
    await page.getByRole('status').getByText('The report is in the clipboard.').waitFor();
    const report = await clipboard(page);
    expect(report).toMatch(/^Curfew \d+\.\d+\.\d+: A test broke it\.\n/);
    expect(saveIn(report)).toMatchObject({ state: (await autosave(page)).state });
  });

  it('leads back to the game as it was', async () => {
    const { page } = app;
    const before = await autosave(page);
    await page.getByRole('button', { name: 'Back to your game' }).click();
    await page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
    expect(await autosave(page)).toEqual(before);
  });
});
