import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { barriers, overlaps, unreachable } from './helpers/look';
import { asked, planNight, playByKeys, startNight } from './helpers/survive-driver';

describe('a night with two people and a bot, by the keyboard alone', () => {
  let app: OpenedApp;

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=three`);
    await startNight(app.page, 3, 2);
  });
  afterAll(() => app.close());

  it('is played to its end', async () => {
    const answered = await playByKeys(app.page);
    const title = app.page.getByRole('heading', { level: 1 });
    expect(['Lost', 'You made it']).toContain(await title.textContent());
    const prompts = [...answered.keys()].join(' ');
    for (const words of ['second weapon', 'Pull a card', 'keep it', 'WAVE!', 'Trade:', 'Your turn'])
      expect(prompts).toContain(words);
  });

  it('shows its result and its statistics to everybody', async () => {
    const { page } = app;
    await page.getByRole('region', { name: 'Statistics' }).waitFor();
    expect(await page.getByRole('table', { name: 'Harm' }).count()).toBe(1);
    expect(await barriers(page)).toEqual([]);
  });
});

describe('a table of six in the smallest window', () => {
  let app: OpenedApp;

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=six`);
  });
  afterAll(() => app.close());

  it('is planned without keeping anybody out', async () => {
    const { page } = app;
    await planNight(page);
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await startNight(page, 6, 6);
  });

  it.each([
    ['a card was found', /keep it or leave it/],
    ['WAVE! was drawn', /^WAVE!/],
    ['trading', /^Trade:/],
    ['it is a combat turn', /^Your turn/],
  ])('has every button in reach and no panel on another when %s', async (_, prompt) => {
    const { page } = app;
    await playByKeys(page, (now) => prompt.test(now.prompt));
    expect(await overlaps(page)).toEqual([]);
    expect(await unreachable(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
  });

  it('opens the bag of another seat, and says of each card what it does', async () => {
    const { page } = app;
    await page
      .getByRole('region', { name: 'Seats' })
      .getByRole('button', { name: /^Hipster/ })
      .click();
    const bag = page.getByRole('region', { name: 'Bag of Hipster' });
    await bag.getByRole('button', { name: "Hipster's Bow" }).hover();
    await bag.getByRole('tooltip').getByText('a combat card for each').waitFor();
  });

  it('attacks where somebody points: a card, then an enemy', async () => {
    const { page } = app;
    const name = (await page.locator('.seat-deciding strong').textContent()) ?? '';
    await page
      .getByRole('region', { name: 'Seats' })
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    const line = page.getByRole('region', { name: 'The line' });
    await line.getByRole('button', { name: /^The line/ }).click();
    await line
      .getByRole('button', { name: /^(Wanderer|Raider|Brute)/ })
      .first()
      .click();
    await page.getByRole('group', { name: 'With which weapon?' }).waitFor();
    await page.keyboard.press('Escape');
    expect((await asked(page)).keys.map(({ key }) => key)).toContain('A');
  });
});
