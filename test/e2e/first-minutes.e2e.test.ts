import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { t } from '../../renderer/i18n';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { cutTexts } from './helpers/cut-texts';
import { fullDuel } from './helpers/full-duel';
import { fullMonth } from './helpers/full-month';
import { fullTable } from './helpers/full-table';
import { barriers, unreachable } from './helpers/look';
import { coachOn } from './helpers/night-lesson';
import { newGame } from './helpers/play';
import { pointedInVain } from './helpers/pointed';
import { putAutosave, putSettings } from './helpers/saves';
import { startNight } from './helpers/survive-driver';
import { isChoosing, isTrading, nightAt } from './helpers/survive-moments';
import { THOROUGH } from './helpers/thorough';

const GAMES = ['Dying Light', 'Survive Until Daylight', 'One Month In', 'Outbreak Duel'] as const;
const FULL = {
  'four Runners': () => fullTable(true),
  'six at the trade': () => nightAt(6, isTrading),
  'six in a fight': () => nightAt(6, isChoosing),
  'a full city': fullMonth,
  'a full duel': fullDuel,
} as const;

async function open(more: Parameters<typeof openApp>[0] = {}): Promise<OpenedApp> {
  return openApp({ ...SMALL, drawn: false, ...more }, `?${QUICK}&seed=lesson-1`);
}

describe.skipIf(!THOROUGH)('the first step of a lesson', () => {
  let app: OpenedApp;
  beforeAll(async () => {
    app = await open();
  });
  afterAll(() => app.close());

  it.each(GAMES)(
    'of %s shows how to look about, points at nothing covered, and cuts nothing',
    async (game) => {
      const { page } = app;
      await page.goto(page.url());
      await page.getByRole('button', { name: t('coach.learn-game', { game }) }).click();
      if (game === 'Dying Light') await page.getByRole('dialog').getByRole('button').click();
      const coach = coachOn(page);
      await coach.getByText(t('coach.tools')).waitFor();
      expect(await coach.locator('kbd').allTextContents()).toEqual(expect.arrayContaining(['F', '?']));
      expect(await pointedInVain(page)).toEqual([]);
      expect(await cutTexts(page, '.hud')).toEqual([]);
      expect(await unreachable(page)).toEqual([]);
    },
  );
});

describe.skipIf(!THOROUGH)('a full table', () => {
  let app: OpenedApp;
  beforeAll(async () => {
    app = await open();
  });
  afterAll(() => app.close());

  it.each(
    Object.entries(FULL).flatMap(([name, game]) =>
      ([100, 200] as const).map((scale) => ({ name, game, scale })),
    ),
  )('of $name at $scale % cuts no word without a scrollbar', async ({ game, scale }) => {
    const { page } = app;
    await putAutosave(page, game());
    await putSettings(page, { interfaceScale: scale });
    await page.reload();
    await page.getByRole('button', { name: /^Continue/ }).click();
    await page.getByRole('region', { name: 'Decision' }).waitFor();
    expect(await cutTexts(page, '.hud')).toEqual([]);
  });
});

describe.skipIf(!THOROUGH)('whose turn it is', () => {
  let app: OpenedApp;
  beforeAll(async () => {
    app = await open();
  });
  afterAll(() => app.close());
  const decision = () => app.page.getByRole('region', { name: 'Decision' });

  it('stays whose it is when another seat is looked at', async () => {
    const { page } = app;
    await putAutosave(page, nightAt(6, isTrading));
    await page.reload();
    await page.getByRole('button', { name: /^Continue/ }).click();
    // The bots have had their say.
    await decision().getByRole('button', { name: 'Ready' }).waitFor();
    const decides = await decision().locator('.decides').textContent();
    const seats = page.getByRole('region', { name: 'Seats' }).getByRole('button');
    await seats.last().click();
    await expect.poll(() => seats.last().getAttribute('aria-pressed')).toBe('true');
    expect(await decision().locator('.decides').textContent()).toBe(decides);
  });

  it('hands the focus from one answer to the next', async () => {
    const { page } = app;
    await page.goto(page.url());
    await startNight(page, 2, 2);
    const first = decision().getByRole('group').getByRole('button').first();
    const before = await decision().locator('.decides').textContent();
    await first.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => decision().locator('.decides').textContent()).not.toBe(before);
    const isInside = () => decision().evaluate((one) => one.contains(document.activeElement));
    await expect.poll(isInside).toBe(true);
  });
});

describe.skipIf(!THOROUGH)('a payment', () => {
  it('is made by clicking dice of the board', async () => {
    const { page, close } = await open();
    await newGame(page);
    await page.keyboard.press('Enter');
    await page.getByRole('toolbar', { name: 'Actions' }).waitFor();
    await page.keyboard.press('r');
    const decision = page.getByRole('region', { name: 'Decision' });
    await decision.getByRole('radio').first().check();
    const dice = page.locator('.slots-pool .die-button');
    const unpaid = page.locator('.slots-pool .die-button[aria-pressed=false]').first();
    await unpaid.waitFor();
    const name = await unpaid.locator('.die').getAttribute('aria-label');
    await unpaid.click();
    const paid = page.locator('.slots-pool .die-button[aria-pressed=true] .die');
    await expect.poll(() => paid.first().getAttribute('aria-label')).toBe(name);
    expect(await dice.count()).toBeGreaterThan(1);
    await close();
  });
});

describe.skipIf(!THOROUGH)('the operating system', () => {
  it('is heard where it asks for less motion', async () => {
    const { page, close } = await openApp(
      { ...SMALL, drawn: false, reducedMotion: 'reduce' },
      '?quality=low&bots=instant&seed=lesson-1',
    );
    await newGame(page);
    await page.getByRole('button', { name: 'Understood' }).waitFor();
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 0).length,
    );
    expect(moving).toBe(0);
    await close();
  });

  it('is heard where it brings colours of its own: what is chosen has a line, and dice keep theirs', async () => {
    const { page, close } = await open({ forcedColors: 'active' });
    await newGame(page);
    await page.keyboard.press('Enter');
    await page.getByRole('toolbar', { name: 'Actions' }).waitFor();
    const colours = await page
      .locator('.slots-pool .die')
      .evaluateAll((dice) => dice.map((die) => getComputedStyle(die).backgroundColor));
    expect(new Set(colours).size).toBeGreaterThan(1);
    await page.keyboard.press('r');
    const chosen = page.getByRole('button', { name: 'Run', exact: true, pressed: true });
    await expect.poll(() => chosen.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
    expect(await barriers(page)).toEqual([]);
    await close();
  });
});

describe.skipIf(!THOROUGH)('what is only said in passing', () => {
  it('goes away by itself, and the rulebook shows no numbers of rules', async () => {
    const { page, close } = await open();
    await page.getByRole('button', { name: 'Rulebook' }).click();
    const entry = page.getByRole('dialog', { name: 'Rulebook' }).getByRole('article');
    expect(await entry.getAttribute('data-rules')).toMatch(/DL-/);
    expect(await entry.textContent()).not.toMatch(/[A-Z]{2}-[A-Z]+-\d/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('coach.learn-game', { game: 'Dying Light' }) }).click();
    await page.getByRole('dialog').getByRole('button').click();
    await page.getByRole('button', { name: t('coach.skip') }).click();
    const said = page.getByRole('status').filter({ hasText: t('coach.skipped') });
    await said.waitFor();
    await said.waitFor({ state: 'detached' });
    await close();
  });
});
