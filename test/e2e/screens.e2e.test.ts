import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { mouse } from './helpers/hands';
import { barriers, overlaps, unreachable } from './helpers/look';
import { newGame, playOn } from './helpers/play';
import { autosave, damage } from './helpers/saves';
import { careless, shadowOf, skilled } from './helpers/shadow';

const SEED = 'lost-5';

describe('the screens', () => {
  let app: OpenedApp;
  const press = (name: string | RegExp) => app.page.getByRole('button', { name }).click();
  const screen = (name: string) => app.page.getByRole('main', { name }).waitFor();

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=${SEED}`);
    await screen('Curfew');
  });
  afterAll(() => app.close());

  it.each([
    ['New game', 'New game'],
    ['Saved games', 'Saved games'],
    ['Records', 'Records'],
    ['Paint table', 'Paint table'],
    ['How to play', 'How to play'],
    ['Settings', 'Settings'],
    ['About', 'About'],
  ])('keep nobody out: title and %s', async (button, name) => {
    expect(await barriers(app.page)).toEqual([]);
    await press(button);
    await screen(name);
    const found = await barriers(app.page);
    await app.page.keyboard.press('Escape');
    await screen('Curfew');
    expect(found).toEqual([]);
  });

  it.each([
    [1280, 720],
    [1024, 768],
    [2560, 1080],
    [3840, 2160],
  ])('have all of the title in a window of %i x %i without scrolling', async (width, height) => {
    const { page } = app;
    await page.setViewportSize({ width, height });
    expect(await unreachable(page, false, '.title')).toEqual([]);
    const left = await page.locator('.title').evaluate((title) => title.scrollHeight - title.clientHeight);
    await page.setViewportSize(SMALL.viewport);
    expect(left).toBe(0);
  });

  it('lead from the picture of a game to its plan, and back', async () => {
    await press('Play Survive Until Daylight');
    await app.page.getByRole('group', { name: 'Seat 1' }).getByText('Load-bearing').waitFor();
    // Without a seed every game would have the same luck.
    const seed = app.page.getByRole('textbox', { name: /^Seed/ });
    await seed.fill(' ');
    await app.page.keyboard.press('Escape');
    expect(await seed.inputValue()).toBe(SEED);
    await app.page.keyboard.press('Escape');
    await screen('Curfew');
  });

  it('lay out what a Runner may have as cards, to be taken with the arrow keys', async () => {
    const { page } = app;
    await press('Play Dying Light');
    await screen('New game: Dying Light');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Weapon: Stairwell Bow' }).focus();
    await page.keyboard.press('Enter');
    const cards = page.getByRole('dialog', { name: 'Weapon' });
    await cards.waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('End');
    const taken = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.keyboard.press('Enter');
    await cards.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `Weapon: ${taken}` }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      `Weapon: ${taken}`,
    );
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await cards.waitFor({ state: 'detached' });
    await screen('New game: Dying Light');
    await page.keyboard.press('Escape');
    await screen('Curfew');
  });

  it('begin a game with one click on its picture', async () => {
    await press('Jump into One Month In');
    await app.page.getByRole('region', { name: 'Decision' }).waitFor();
    await press('Menu');
    await press(/^Leave the table/);
    await screen('Curfew');
  });

  it('show the table with every button in reach and no panel on another', async () => {
    const { page } = app;
    await newGame(page);
    await playOn({ page, hands: mouse(page), shadow: shadowOf(SEED) }, { player: skilled, moves: 1 });
    expect(await overlaps(page)).toEqual([]);
    expect(await unreachable(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
  });

  it('save a game under a name', async () => {
    const { page } = app;
    await press('Menu');
    await screen('Paused');
    expect(await barriers(page)).toEqual([]);
    await press('Save under a name');
    const dialog = page.getByRole('dialog', { name: 'Save under a name' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('On the roofs');
    await dialog.getByRole('button', { name: 'Save under a name' }).click();
    await dialog.waitFor({ state: 'detached' });
    await press(/^Leave the table/);
    await screen('Curfew');
  });

  it('load it from the list, and ask before it is deleted', async () => {
    const { page } = app;
    await press('Saved games');
    await press('Load On the roofs');
    await page.getByRole('region', { name: 'Decision' }).waitFor();
    await press('Menu');
    await press('Saved games');
    await press('Delete On the roofs');
    await press('Keep it');
    expect(await page.getByRole('heading', { name: 'On the roofs' }).count()).toBe(1);
    await press('Delete On the roofs');
    await press('Delete it');
    await page.getByRole('heading', { name: 'On the roofs' }).waitFor({ state: 'detached' });
  });

  it('say in a sentence that a saved game is damaged, and open the version before', async () => {
    const { page } = app;
    const { id } = await autosave(page);
    await damage(page, id);
    await press(/^Load Dying Light, /);
    const told = page.getByRole('alert');
    await told
      .getByText(new RegExp(`${id} can't be read and was put aside as ${id}~damaged-\\d+\\.`))
      .waitFor();
    await told.getByText(`The newest version of ${id} is lost; the one before it was opened.`).waitFor();
    await page.getByRole('region', { name: 'Decision' }).waitFor();
  });

  it('show the result to everybody', async () => {
    const { page } = app;
    const shadow = shadowOf(SEED);
    await playOn({ page, hands: mouse(page), shadow }, { player: careless });
    await screen('Lost');
    expect(await barriers(page)).toEqual([]);
  });
});
