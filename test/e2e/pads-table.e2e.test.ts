import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { fullTable } from './helpers/full-table';
import { lean, plugIn, press } from './helpers/pads';
import { framesOf, tableAtRest } from './helpers/table-picks';
import { THOROUGH } from './helpers/thorough';
import { continued } from './helpers/watch';

const IDLE = 3000;
/** The right stick, from left to right. */
const TURN = 2;

describe.runIf(THOROUGH)('a gamepad over the 3D table', () => {
  let app: OpenedApp;
  const lens = () => app.page.locator('canvas').getAttribute('data-lens');
  const onPlace = () => app.page.evaluate(() => document.activeElement?.matches('.pad-finger') ?? false);

  beforeAll(async () => {
    app = await openApp({ ...SMALL, before: plugIn }, `?${QUICK}&watch=on`);
    await continued(app.page, fullTable(false));
  });
  afterAll(() => app.close());

  it('draws no frame for it while nothing is pressed', async () => {
    const { page } = app;
    await press(page, 'down');
    await tableAtRest(page);
    const frames = await framesOf(page);
    await page.waitForTimeout(IDLE);
    expect(await framesOf(page)).toBe(frames);
  });

  it('walks over places that can be picked, names what lies there, and picks it', async () => {
    const { page } = app;
    for (let steps = 0; steps < 12 && !(await onPlace()); steps++) await press(page, 'left');
    expect(await onPlace()).toBe(true);
    await page.locator('.hover-note').waitFor();
    const panel = page.locator('.decision-panel');
    const before = await panel.textContent();
    await press(page, 'a');
    await expect.poll(() => panel.textContent(), { timeout: 30_000 }).not.toBe(before);
  });

  it('turns it with the right stick, for as long as that is held', async () => {
    const { page } = app;
    const before = await lens();
    await lean(page, TURN, 1);
    await expect.poll(lens, { timeout: 30_000 }).not.toBe(before);
    await lean(page, TURN, 0);
    await tableAtRest(page);
    const after = await lens();
    await tableAtRest(page);
    expect(await lens()).toBe(after);
  });
});
