import { afterAll, beforeAll, expect, it } from 'vitest';
import { dyingLight } from '../../machines/dying-light/game';
import { askBot } from '../../machines/kernel/bots';
import { messageText } from '../../renderer/i18n';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { keyboard } from './helpers/hands';
import { newGame, playOn } from './helpers/play';
import { shadowOf, skilled } from './helpers/shadow';

let app: OpenedApp;

beforeAll(async () => {
  app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=advice`);
});
afterAll(() => app.close());

it('a person asks by a key what a bot would do, reads its reason, and the advice goes with its decision', async () => {
  const { page } = app;
  const shadow = shadowOf('advice');
  const game = { page, hands: keyboard(page), shadow };
  await newGame(page);
  await playOn(game, { player: skilled, moves: 12 });
  const { why } = askBot(dyingLight.rules, shadow, shadow.whole().prompt.seats[0] ?? 'seat-1', 'hard');
  const advice = page.locator('.advice');
  expect(await advice.count()).toBe(0);
  await page.keyboard.press('z');
  await advice.waitFor();
  const said = (await advice.textContent()) ?? '';
  expect(said).toMatch(/^A bot would choose: .+\./);
  expect(said).toContain(why ? messageText(why) : '');
  await playOn(game, { player: skilled, moves: 1 });
  await expect.poll(() => advice.count()).toBe(0);
});
