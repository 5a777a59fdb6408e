import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { mouse } from './helpers/hands';
import { planGame, playOn } from './helpers/play';
import { careless, shadowWithBot } from './helpers/shadow';

const SEED = 'company';

describe('several at the table', () => {
  let app: OpenedApp;

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=${SEED}`);
  });
  afterAll(() => app.close());

  it('a bot in the second seat plays by itself', async () => {
    const { page } = app;
    await planGame(page);
    await page.getByRole('group', { name: 'Runners' }).getByRole('radio', { name: '2' }).check();
    const second = page.getByRole('group', { name: 'Seat 2' });
    await second.getByRole('combobox', { name: 'Played by' }).selectOption('Bot, hard');
    await page.getByRole('button', { name: 'Start' }).click();
    const shadow = shadowWithBot(SEED);
    const { round } = shadow.whole().position.state;
    await playOn(
      { page, hands: mouse(page), shadow },
      {
        player: careless,
        until: ({ whole }) => whole().position.state.round >= round + 2,
      },
    );
    expect(shadow.whole().position.state.round).toBe(round + 2);
  });
});
