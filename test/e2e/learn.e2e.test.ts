import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { barriers } from './helpers/look';
import { newGame } from './helpers/play';

/** A bot that plays badly alone is soon done. */

async function handTo(page: Page, controller: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Seats' }).click();
  const dialog = page.getByRole('dialog', { name: 'Seats' });
  await dialog.getByRole('combobox').selectOption({ label: controller });
  await dialog.getByRole('button', { name: 'Close' }).click();
}

describe('what helps people to learn', () => {
  let app: OpenedApp;
  const button = (name: string | RegExp) => app.page.getByRole('button', { name });
  const rulebook = () => app.page.getByRole('dialog', { name: 'Rulebook' });

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=learn`);
  });
  afterAll(() => app.close());

  it('is a rulebook that the title opens, that searches as one types and keeps nobody out', async () => {
    const { page } = app;
    await button('Rulebook').click();
    await page.keyboard.type('protected tempo');
    await rulebook().getByText('1 entry found').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await rulebook().getByRole('heading', { name: 'The Tempo Die is protected' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await rulebook().waitFor({ state: 'detached' });
    expect(await button('Rulebook').evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('is a ? on what has the focus or the pointer, and a log that leads to its rules', async () => {
    const { page } = app;
    await newGame(page);
    await page.keyboard.press('Enter');
    await page.getByRole('toolbar', { name: 'Actions' }).waitFor();
    await page.getByText('Action Track').hover();
    await page.keyboard.press('?');
    await rulebook().getByRole('heading', { name: 'The Action Track' }).waitFor();
    await page.keyboard.press('Escape');
    await button('Rule: Fatigue').focus();
    await page.keyboard.press('Enter');
    await rulebook().getByRole('heading', { name: 'Fatigue', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('b');
    await page.getByRole('dialog', { name: 'Places' }).getByRole('button').first().focus();
    await page.keyboard.press('?');
    await rulebook().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('log').getByRole('button', { name: 'Round 7, day.' }).click();
    await rulebook().getByRole('heading', { name: 'Three phases' }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('is I on what has the pointer or the focus: the card large, its words explained, the focus given back', async () => {
    const { page } = app;
    const weapon = page.getByRole('region', { name: 'Runners' }).getByText('Stairwell Bow');
    await weapon.first().hover();
    await page.keyboard.press('i');
    const large = page.getByRole('dialog', { name: 'Stairwell Bow' });
    await large.getByText('Weapon', { exact: true }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('i');
    await large.waitFor({ state: 'detached' });
    await button('Menu').focus();
    await weapon.first().hover();
    await page.keyboard.press('i');
    await large.waitFor();
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
    expect(await button('Menu').evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('is a bot that takes the seat, says why it moves, and ends the game', async () => {
    const { page } = app;
    await handTo(page, 'Bot, easy');
    expect(await barriers(page)).toEqual([]);
    await button('Back to the game').click();
    await page.getByRole('log').getByText('Player 1 (Mara) is played by a bot from now on (easy).').waitFor();
    await page
      .getByRole('log')
      .getByText(/^Player 1 \(Mara\): “/)
      .first()
      .waitFor();
    await page.getByRole('region', { name: 'Statistics' }).waitFor();
    const rows = page.getByRole('table', { name: 'On the move' }).getByRole('row');
    expect(await rows.count()).toBeGreaterThan(1);
    expect(await barriers(page)).toEqual([]);
  });

  it('is a replay, from which a new game goes on while the old one is kept', async () => {
    const { page } = app;
    await button('Watch the replay').click();
    await page.getByRole('main', { name: 'Replay' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    const at = page.getByRole('slider');
    const start = Number(await at.inputValue());
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(Number(await at.inputValue())).toBe(start + 1);
    await page.getByLabel('Round').selectOption({ label: 'Round 8' });
    await page.getByText('Round 8 of 14').waitFor();
    await button('Continue from here as a new game').click();
    await page.getByRole('region', { name: 'Decision' }).waitFor();
    await button('Menu').click();
    await button('Saved games').click();
    const over = page.getByRole('region', { name: 'Played to the end' });
    await expect.poll(() => over.getByRole('listitem').count()).toBe(1);
    const playing = page.getByRole('region', { name: 'In play' });
    await expect.poll(() => playing.getByRole('listitem').count()).toBe(1);
  });
});
