import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAD_BUTTONS, type PadButton } from '../../renderer/input/pad/buttons';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';

/** Runs in the page before the app: a gamepad that is connected from the beginning. */
function plugIn(): void {
  const buttons = Array.from({ length: 16 }, () => ({ pressed: false, touched: false, value: 0 }));
  const pad = { id: 'Xbox (Vendor: 045e)', index: 0, connected: true, axes: [0, 0, 0, 0], buttons };
  Object.assign(window, { testPad: pad });
  navigator.getGamepads = () => [pad as unknown as Gamepad];
}

/** Runs in the page: a button is held for a few looks at the gamepad. */
async function hold(at: number): Promise<void> {
  const { testPad } = window as unknown as { testPad: { buttons: { pressed: boolean }[] } };
  const button = testPad.buttons[at];
  const look = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await look();
  if (button) button.pressed = true;
  await look();
  if (button) button.pressed = false;
  await look();
}

describe('a gamepad alone', () => {
  let app: OpenedApp;
  const press = (button: PadButton) => app.page.evaluate(hold, PAD_BUTTONS.indexOf(button));
  /** The name of what has the focus. */
  const focused = () => app.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

  /** Goes these ways in turn until the focus is there. */
  async function goTo(name: string, ...ways: readonly [PadButton, PadButton]): Promise<void> {
    for (let steps = 0; (await focused()) !== name; steps++) {
      if (steps > 20) throw new Error(`The focus never comes to "${name}", but to "${await focused()}".`);
      await press(ways[steps % 2 === 0 ? 0 : 1]);
    }
  }

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false, before: plugIn }, `?${QUICK}&seed=pads`);
    await app.page.getByRole('button', { name: 'New game' }).waitFor();
  });
  afterAll(() => app.close());

  it('walks through a screen and back', async () => {
    await goTo('Settings', 'down', 'right');
    await press('a');
    await app.page.getByRole('main', { name: 'Settings' }).waitFor();
    await press('r1');
    await app.page.getByRole('tabpanel', { name: 'Video' }).waitFor();
    await press('b');
    await app.page.getByRole('button', { name: 'Settings' }).waitFor();
    expect(await app.page.getByRole('main', { name: 'Settings' }).count()).toBe(0);
  });

  it('begins a game, and answers with one press to go there and one more', async () => {
    const { page } = app;
    await goTo('New game', 'left', 'down');
    await press('a');
    await page.getByRole('button', { name: 'Choose Survive Until Daylight' }).waitFor();
    await goTo('Choose Survive Until Daylight', 'right', 'right');
    await press('a');
    await goTo('Start', 'down', 'right');
    await press('a');
    const decision = page.getByRole('region', { name: 'Decision' });
    for (const asked of ['Pick a second weapon from the rack.', 'Pull a card from the rubble']) {
      await decision.getByText(asked).waitFor();
      await press('down');
      await press('a');
      await decision.getByText(asked).waitFor({ state: 'hidden' });
    }
    await press('start');
    await page.getByRole('main', { name: 'Paused' }).waitFor();
    await press('b');
    await decision.waitFor();
  });
});
