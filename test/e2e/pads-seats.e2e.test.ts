import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionAt } from '../helpers/survive-session';
import { table } from '../helpers/survive-until-daylight';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { choose, plug, plugIn, press } from './helpers/pads';
import { putAutosave } from './helpers/saves';
import { THOROUGH } from './helpers/thorough';

/** In the order of their gamepads. */
const PADS = [0, 1, 2, 3] as const;

describe.runIf(THOROUGH)('four people with a gamepad each', () => {
  let app: OpenedApp;
  const dialog = (name: string | RegExp) => app.page.getByRole('dialog', { name });
  const decision = () => app.page.getByRole('region', { name: 'Decision' });
  const onSeat = (pad: number) => `dialog[open] [aria-label^="Player ${pad + 1}"]`;
  const READY = '.decision-panel [aria-keyshortcuts="R"]';

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false, before: plugIn }, `?${QUICK}&seed=pads`);
    const { page } = app;
    await page.getByRole('button', { name: 'New game' }).waitFor();
    const line = ['wanderer', 'wanderer', 'wanderer', 'raider'] as const;
    await putAutosave(page, sessionAt('tradeOpen', table({ seats: 4, line })));
    await page.reload();
    for (const pad of [1, 2, 3]) await plug(page, pad, true);
    await choose(page, '[aria-label^="Continue"]');
    await page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
  });
  afterAll(() => app.close());

  it('join by pressing a button, and say whose they are', async () => {
    const { page } = app;
    await press(page, 'down', 0);
    for (const pad of [1, 2, 3, 0]) {
      await press(page, 'a', pad);
      const asked = dialog(`Gamepad ${pad + 1} joins`);
      await asked.waitFor();
      // The others do not answer for somebody else.
      await press(page, 'a', (pad + 1) % PADS.length);
      expect(await asked.count()).toBe(1);
      await choose(page, onSeat(pad), pad);
      await asked.waitFor({ state: 'detached' });
    }
  });

  it('speak for themselves where several are asked: each says that it is ready', async () => {
    const { page } = app;
    for (const pad of PADS) {
      await press(page, 'down', pad);
      await decision()
        .getByText(`Player ${pad + 1}`)
        .first()
        .waitFor();
      await choose(page, READY, pad);
    }
    await decision().locator('[aria-keyshortcuts="A"]').waitFor();
  });

  it('move nothing while somebody else decides, but read what happened', async () => {
    const { page } = app;
    await press(page, 'down', 0);
    const before = await page.evaluate(() => document.activeElement?.ariaLabel);
    for (const button of ['down', 'left', 'a', 'start'] as const) await press(page, button, 1);
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe(before);
    expect(await page.getByRole('main', { name: 'Paused' }).count()).toBe(0);
    const log = page.locator('.log-opener');
    expect(await log.getAttribute('aria-expanded')).toBe('false');
    await press(page, 'x', 1);
    expect(await log.getAttribute('aria-expanded')).toBe('true');
    await press(page, 'x', 1);
    expect(await log.getAttribute('aria-expanded')).toBe('false');
  });

  it('ask who takes over when one is pulled out in the middle of a decision, and go on when it is back', async () => {
    const { page } = app;
    await plug(page, 0, false);
    await dialog(/^The gamepad of Player 1/).waitFor();
    await plug(page, 0, true);
    await dialog(/^The gamepad of Player 1/).waitFor({ state: 'detached' });
    await choose(page, '.decision-panel [aria-keyshortcuts="A"]', 0);
    await press(page, 'b', 0);
  });

  it('leave a seat to a bot, or to another gamepad', async () => {
    const { page } = app;
    await plug(page, 0, false);
    await dialog(/^The gamepad of Player 1/).waitFor();
    await choose(page, 'dialog[open] [aria-label="A bot"]', 2);
    await dialog(/^The gamepad of Player 1/).waitFor({ state: 'detached' });
    await decision().getByText('Player 2').first().waitFor();
    await plug(page, 1, false);
    await dialog(/^The gamepad of Player 2/).waitFor();
    await choose(page, 'dialog[open] [aria-label="Gamepad 4"]', 3);
    await dialog(/^The gamepad of Player 2/).waitFor({ state: 'detached' });
    await choose(page, '.decision-panel [aria-keyshortcuts="E"]', 3);
  });
});
