import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { State } from '../../models/dying-light/state';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { cutTexts } from './helpers/cut-texts';
import { barriers, unreachable } from './helpers/look';
import { planGame } from './helpers/play';
import { autosave } from './helpers/saves';

const NAME = 'My night';

describe('a scenario of one’s own, from the editor to the table', () => {
  let app: OpenedApp;
  const button = (name: string | RegExp) => app.page.getByRole('button', { name });
  const press = (name: string | RegExp) => button(name).click();
  const tab = (name: string) => app.page.getByRole('tab', { name }).click();
  const box = (name: string) => app.page.getByRole('combobox', { name });
  const editor = () => app.page.getByRole('main', { name: 'Scenarios' });
  const checks = () => app.page.getByRole('region', { name: 'What is wrong' });

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=own-scenario`);
  });
  afterAll(() => app.close());

  it('is built from scratch: a token, where the Runners start, a trigger put together from its words', async () => {
    const { page } = app;
    await planGame(page, 'Dying Light');
    await press('Make a scenario');
    await press('From scratch');
    await press(/^Objective/);
    await box('Zone from the list').selectOption('C');
    await page.getByRole('button', { name: 'Start of the Runners' }).click();
    await box('Zone from the list').selectOption('C');
    expect(await box('Start of the Runners').inputValue()).toBe('C');
    expect(await box('Zone of Objective A').inputValue()).toBe('C');
    await tab('Triggers');
    await press('Add a trigger');
    await box('Event').selectOption('endPhase');
    await press('And this happens');
    await box('What happens').selectOption('placeToken');
    await box('Kind of token').selectOption('fire');
    await box('Zone').selectOption('t');
    await press(/^When an End Phase comes: place Fire 1 \(Fire\) on Hideout Yard/);
  });

  it('tells what keeps it from being played, leads there, and takes steps back', async () => {
    const { page } = app;
    await tab('Cards');
    await page.getByRole('textbox', { name: 'Title' }).fill('');
    await tab('Ending');
    await checks()
      .getByRole('button', { name: /^Card A: / })
      .click();
    expect(await page.getByRole('tab', { name: 'Cards' }).getAttribute('aria-selected')).toBe('true');
    expect(await button('Test play').getAttribute('aria-disabled')).toBe('true');
    await press(/^Undo/);
    await checks().getByText('It can be played.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('To the tower');
  });

  it('holds the window until words are kept that somebody is still writing, and is left where they were', async () => {
    const { page } = app;
    await tab('Cards');
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('To the last tower');
    const close = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
    expect(await close()).toBe(false);
    await expect.poll(close).toBe(true);
    expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);
    await press(/^Undo/);
    expect(await title.inputValue()).toBe('To the tower');
  });

  it('gives what is counted another name, unless that is taken, and waits for a number to be written', async () => {
    const { page } = app;
    await tab('Numbers');
    const adding = page.getByRole('textbox', { name: 'Add a count' });
    for (const name of ['heat', 'keys']) {
      await adding.fill(name);
      await adding.press('Enter');
    }
    const nameOf = (name: string) => page.getByRole('textbox', { name: `Name of ${name}` });
    await nameOf('keys').fill('heat');
    await nameOf('keys').press('Enter');
    await page.getByText('heat is there already. This one stays keys.').waitFor();
    await nameOf('keys').fill('');
    await page.getByText('It needs a name. Until then it stays keys.').waitFor();
    await nameOf('keys').fill('embers');
    await nameOf('keys').press('Enter');
    const number = page.getByRole('spinbutton', { name: 'embers at the start' });
    await number.fill('7');
    await number.fill('');
    expect(await number.inputValue()).toBe('');
    await nameOf('embers').focus();
    expect(await number.inputValue()).toBe('7');
  });

  it('gives a count of a Runner another name, wherever triggers speak of it', async () => {
    const { page } = app;
    await tab('Triggers');
    await press(/^When an End Phase comes/);
    await press('And this happens');
    await box('What happens').last().selectOption('addRunner');
    await button(/carry/).first().waitFor();
    await tab('Numbers');
    const nameOf = (name: string) => page.getByRole('textbox', { name: `Name of ${name}` });
    await nameOf('carry').fill('embers');
    await nameOf('carry').press('Enter');
    expect(await nameOf('embers').count()).toBe(2);
    await tab('Triggers');
    await button(/embers/)
      .first()
      .waitFor();
    expect(await button(/carry/).count()).toBe(0);
  });

  it('says of a file that is dropped on it why it is none', async () => {
    const { page } = app;
    const dropped = await page.evaluateHandle(() => {
      const files = new DataTransfer();
      files.items.add(new File(['a list of things to buy'], 'notes.txt'));
      return files;
    });
    await page.locator('.scenario-editor').dispatchEvent('drop', { dataTransfer: dropped });
    await page
      .getByRole('alert')
      .getByText("notes.txt can't be taken in: nothing in it was made for this game by this editor.")
      .waitFor();
    await press('Close');
  });

  it.each(['Set-up', 'Triggers', 'Cards', 'Numbers', 'Ending'])('bars nobody from %s', async (name) => {
    const { page } = app;
    await tab(name);
    expect(await cutTexts(page, '.scenario-editor')).toEqual([]);
    expect(await barriers(page)).toEqual([]);
    expect(await unreachable(page, true, '.scenario-editor')).toEqual([]);
  });

  it('is tried out by bots to its end, and lies on the screen as before', async () => {
    const { page } = app;
    await press('Test from …');
    await page.getByRole('checkbox', { name: 'Bots play' }).check();
    await press('Start');
    await press('Back to the editor');
    await editor().waitFor();
    const { options, outcome } = (await autosave(page)).state as Pick<State, 'options' | 'outcome'>;
    expect(options.scenario).toMatchObject({ name: NAME, rules: { startZone: 'C' } });
    expect(outcome?.winners).toEqual(['seat-1']);
    await tab('Set-up');
    expect(await box('Zone of Objective A').inputValue()).toBe('C');
    expect(await button(/^Undo/).getAttribute('aria-disabled')).not.toBe('true');
  });

  it('is offered in New game, whose game keeps its own copy', async () => {
    const { page } = app;
    await press(/^Back/);
    await planGame(page, 'Dying Light');
    await box('Scenarios people made').selectOption({ label: NAME });
    await press('Start');
    await page.getByRole('dialog', { name: 'To the tower' }).waitFor();
    const { options } = (await autosave(page)).state as Pick<State, 'options'>;
    expect(options.scenario).toMatchObject({ name: NAME });
  });
});
