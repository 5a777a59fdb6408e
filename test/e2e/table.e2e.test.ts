import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { mouse } from './helpers/hands';
import { barriers, overlaps, unreachable } from './helpers/look';
import { planGame, playOn } from './helpers/play';
import { careless, shadowOf } from './helpers/shadow';
import { framesOf, pointAtRunner, tableAtRest } from './helpers/table-picks';

const SEED = 'company';

describe('the drawn table, with four people at it', () => {
  let app: OpenedApp;
  const shadow = shadowOf(SEED, { runners: 4 });

  beforeAll(async () => {
    app = await openApp(SMALL, `?${QUICK}&watch=on&seed=${SEED}`);
    const { page } = app;
    await planGame(page);
    await page.getByRole('group', { name: 'Runners' }).getByRole('radio', { name: '4' }).check();
    await page.getByRole('button', { name: 'Start' }).click();
    await playOn(
      { page, hands: mouse(page), shadow },
      { player: careless, until: ({ whole }) => whole().prompt.id !== 'scenarioIntro' },
    );
  });
  afterAll(() => app.close());

  it('shows everybody their Runner, in the list and as a miniature', async () => {
    const { page } = app;
    expect(await page.getByRole('region', { name: 'Runners' }).getByRole('article').count()).toBe(4);
    const unseen: string[] = [];
    for (const runner of shadow.whole().position.state.runners) {
      if (!(await pointAtRunner(page, runner))) unseen.push(runner.id);
    }
    expect(unseen).toEqual([]);
  });

  it('lies in the open: no panel on another, every button in reach, nothing in the way of anybody', async () => {
    expect(await overlaps(app.page)).toEqual([]);
    expect(await unreachable(app.page)).toEqual([]);
    expect(await barriers(app.page)).toEqual([]);
  });

  it('draws nothing while nothing moves', async () => {
    const { page } = app;
    await page.mouse.move(640, 5);
    await tableAtRest(page);
    const frames = await framesOf(page);
    await page.waitForTimeout(2000);
    expect(await framesOf(page)).toBe(frames);
  });
});
