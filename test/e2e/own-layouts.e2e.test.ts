import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnLayout } from '../../models/one-month-in/layouts/draft';
import type { State } from '../../models/one-month-in/state';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { cutTexts } from './helpers/cut-texts';
import { playByKeys } from './helpers/key-driver';
import { barriers, unreachable } from './helpers/look';
import { planMonth, wanderer } from './helpers/month-driver';
import { autosave } from './helpers/saves';

const NAME = 'Long bridge';

describe('a layout of one’s own, from the editor to the table', () => {
  let app: OpenedApp;
  const button = (name: string | RegExp) => app.page.getByRole('button', { name });
  const press = (name: string | RegExp) => button(name).click();
  const editor = () => app.page.getByRole('main', { name: 'Layouts' });
  const cell = (place: string) => app.page.locator(`[data-place="${place}"]`);
  const checks = () => app.page.getByRole('region', { name: 'What the rules say' });
  const chosen = () =>
    app.page.getByRole('combobox', { name: 'Yours' }).locator('option:checked').textContent();
  const atTable = () => app.page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
  /** The layout in the game that was saved last. */
  const played = async () =>
    ((await autosave(app.page)).state as Pick<State, 'options'>).options.layout as OwnLayout;

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=own-layouts`);
  });
  afterAll(() => app.close());

  it('begins as a copy of a built one, in reach of everybody', async () => {
    const { page } = app;
    await press('Make your own');
    await press('Make a layout');
    await editor().waitFor();
    await press(/^Dead End/);
    await checks().getByText('This layout can be played.').waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await unreachable(page, true, '.layout-editor')).toEqual([]);
    expect(await cutTexts(page, '.layout-editor')).toEqual([]);
  });

  it('is drawn with the pointer, and what is wrong is said and shown', async () => {
    await press(/^Street/);
    await cell('6,0').click();
    await checks().getByText("1 tile can't be reached from the rest of the city.").waitFor();
    expect(await cell('6,0').getAttribute('aria-label')).toContain('see what the rules say');
    expect(await button('Test play').getAttribute('aria-disabled')).toBe('true');
    await press(/^Undo/);
    await checks().getByText('This layout can be played.').waitFor();
    await cell('3,-1').click();
    await cell('3,-2').click();
    expect(await cell('3,-1').getAttribute('aria-label')).toContain('street in the fog');
    await press(/^Move/);
    await cell('2,-1').dragTo(cell('2,0'));
    expect(await cell('2,0').getAttribute('aria-label')).toContain('base 2');
    await app.page.keyboard.press('Control+z');
    expect(await cell('2,-1').getAttribute('aria-label')).toContain('base 2');
  });

  it('is built by drags from the box, and off the map', async () => {
    await button(/^Place for a prize/).dragTo(cell('3,-2'));
    expect(await cell('3,-2').getAttribute('aria-label')).toContain('place for a prize');
    await cell('3,-2').dragTo(checks());
    expect(await cell('3,-2').getAttribute('aria-label')).toContain('nothing');
    for (let steps = 0; steps < 2; steps++) await press(/^Undo/);
    expect(await cell('3,-2').getAttribute('aria-label')).toContain('street in the fog');
  });

  it('is changed by the keyboard alone: picked up, carried and put down', async () => {
    const { keyboard } = app.page;
    await cell('-2,1').focus();
    await keyboard.press('Enter');
    await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    expect(await cell('-2,1').getAttribute('aria-label')).not.toContain('base');
    await press(/^Undo/);
    expect(await cell('-2,1').getAttribute('aria-label')).toContain('base 1');
    await press(/^Redo/);
    await press(/^Undo/);
  });

  it('gets a name and a maker', async () => {
    const { page } = app;
    await press('Name');
    await page.getByRole('textbox', { name: 'Name' }).fill(NAME);
    await page.getByRole('textbox', { name: 'Made by' }).fill('Ada');
    await press('Done');
    await expect.poll(chosen).toBe(`${NAME}, by Ada`);
  });

  it('is tried out by bots as far as one likes', async () => {
    await press(/^Play 60 games of bots/);
    await app.page.getByText(/^[1-9]\d* of 60 games$/).waitFor();
    await press('Cancel');
    await button(/^Play 60 games of bots/).waitFor();
  });

  it('is played with one click, and lies open again for whoever comes back', async () => {
    await press('Test play');
    await atTable();
    expect(await played()).toMatchObject({ name: NAME, maker: 'Ada', farms: 7 });
    expect((await played()).tiles).toHaveLength(21);
    await press('Menu');
    await press(/^Back to the editor/);
    await editor().waitFor();
    await expect.poll(chosen).toBe(`${NAME}, by Ada`);
    expect(await button(/^Undo/).getAttribute('aria-disabled')).toBe('false');
  });

  it('goes as a file and comes back from it, also beside one that is broken', async () => {
    const { page } = app;
    const [download] = await Promise.all([page.waitForEvent('download'), press('Export')]);
    const path = await download.path();
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ kind: 'layout', name: NAME });
    await press('Delete');
    await page.getByText(`"${NAME}" is deleted.`).waitFor();
    await press('Bring it back');
    await expect.poll(chosen).toBe(`${NAME}, by Ada`);
    const mimeType = 'application/json';
    await page.locator('.layout-editor input[type=file]').setInputFiles([
      { name: 'broken.json', mimeType, buffer: Buffer.from('{"format":') },
      { name: 'sound.json', mimeType, buffer: readFileSync(path) },
    ]);
    await page.getByText(`broken.json can't be taken in`).waitFor();
    await page.getByText(`"${NAME}" is imported.`).waitFor();
    await press('Close');
    await press('Delete');
    await expect.poll(chosen).toBe(`${NAME}, by Ada`);
  });

  it('is chosen for a new game by its maker’s name, and played there to the end', async () => {
    const { page } = app;
    await page.keyboard.press('Escape');
    await planMonth(page);
    await page.getByRole('group', { name: 'Teams' }).getByRole('radio', { name: '2' }).check();
    await page.getByRole('radio', { name: new RegExp(`^${NAME}`) }).check();
    await page.getByText('By Ada. 21 tiles.').waitFor();
    await page.getByRole('group', { name: 'Last round' }).getByRole('radio', { name: '15' }).check();
    expect(await barriers(page)).toEqual([]);
    await press('Start');
    await atTable();
    await playByKeys(page, wanderer());
    await page.getByRole('region', { name: 'Statistics' }).waitFor();
    expect(await played()).toMatchObject({ name: NAME, maker: 'Ada' });
  });
});
