import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acting, play, RED } from '../helpers/one-month-in';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { asked, playByKeys } from './helpers/key-driver';
import { barriers, overlaps, unreachable } from './helpers/look';
import { planMonth, startMonth, wanderer } from './helpers/month-driver';
import { beginMonth, SCENES, type Visitor } from './helpers/month-lesson';
import { putAutosave } from './helpers/saves';

/** Who has won, as the result says it. */
const WON = / won$| share the win$/;

describe('a guided first game, by the mouse', () => {
  let app: OpenedApp;
  let visitor: Visitor;

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=first-month`);
    visitor = await beginMonth(app.page);
  });
  afterAll(() => app.close());

  it('begins with fences, and keeps nobody out', async () => {
    expect(await barriers(app.page)).toEqual([]);
    expect(await unreachable(app.page)).toEqual([]);
  });

  it.each(SCENES)('$title', ({ play: act }) => act(visitor));

  it('comes to its end', async () => {
    await playByKeys(app.page, wanderer({ clicks: true }));
    await app.page.getByRole('region', { name: 'Statistics' }).waitFor();
  });
});

describe('four teams, two of them people, by the keyboard alone', () => {
  let app: OpenedApp;

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=four`);
  });
  afterAll(() => app.close());

  it('are planned without keeping anybody out', async () => {
    await planMonth(app.page);
    expect(await barriers(app.page)).toEqual([]);
    await app.page.keyboard.press('Escape');
    await app.page.keyboard.press('Escape');
    await startMonth(app.page, { teams: 4, people: 2, layout: 'Tight Blocks', lastRound: 15 });
  });

  it.each([
    ['fences are put up', /^Put up fence/],
    ['the first person is greeted', /, your turn$/],
    ['it is a turn', /what do your survivors do/],
    ['somebody is fed', /^One food/],
  ])('have every button in reach and no panel on another when %s', async (_, prompt) => {
    const { page } = app;
    await playByKeys(page, wanderer(), (now) => prompt.test(now.prompt));
    expect(await overlaps(page)).toEqual([]);
    if (!(await page.getByRole('dialog').isVisible())) expect(await unreachable(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
  });

  it('play to the end of a short game', async () => {
    const { page } = app;
    const answered = await playByKeys(page, wanderer());
    const prompts = [...answered.keys()].join(' ');
    for (const words of ['what do your survivors do', 'fight on?', 'your turn'])
      expect(prompts).toContain(words);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(WON);
    await page.getByRole('region', { name: 'Statistics' }).waitFor();
    expect(await barriers(page)).toEqual([]);
  });
});

/** Two people; Blue has fed one survivor, and fights at the Zoo with three against three after a first round. */
function inTheFight() {
  const session = acting({
    round: 14,
    options: { maxRounds: 15 },
    at: {
      '-1,0': { id: 'zoo', zombies: 3, people: [['seat-1', 'outer', [0, 2, 1]]] },
      '1,0': { id: 'garage', people: [[RED, 'outer', [2, 0, 0]]] },
    },
    dice: { survivor: [1, 1, 1], zombie: [1, 1, 1] },
  });
  play(session, { type: 'ENTER', tile: '-1,0', k1: 2, k2: 1 }, { type: 'FIGHT_ROUND' });
  return session;
}

describe('two teams, continued from a save in the middle of a fight', () => {
  let app: OpenedApp;

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}`);
    await putAutosave(app.page, inTheFight());
    await app.page.reload();
    await app.page.getByRole('button', { name: 'Continue' }).click();
    await app.page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
  });
  afterAll(() => app.close());

  it('stand where they stood, with the odds of it', async () => {
    const { page } = app;
    const { prompt } = await asked(page, wanderer());
    expect(prompt).toBe('3 against 3: fight on?');
    await page.getByText('3 against 3: 87%, expect to lose 0.8').waitFor();
    expect(await overlaps(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
  });

  it('may run before the next round: who has a point left (OM-RUN-03)', async () => {
    const { page } = app;
    await page.keyboard.press('l');
    await page.getByText('2 fight on: 53%').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Finish the fight/ }).waitFor();
  });

  it('finish the fight and the game', async () => {
    await playByKeys(app.page, wanderer());
    expect(await app.page.getByRole('heading', { level: 1 }).textContent()).toMatch(WON);
  });
});
