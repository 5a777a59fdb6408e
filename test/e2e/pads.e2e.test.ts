import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inWindow } from '../helpers/outbreak-duel';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { handOf } from './helpers/duel-driver';
import { playByKeys } from './helpers/key-driver';
import { PAD_GAMES } from './helpers/pad-minds';
import { choose, hold, named, plugIn, press, walkTo } from './helpers/pads';
import { putAutosave } from './helpers/saves';
import { THOROUGH } from './helpers/thorough';

/** Nothing but a gamepad, and no 3D: what holds for the table is in `pads-table`. */
const openWithPad = (path = `?${QUICK}&seed=pads`) =>
  openApp({ ...SMALL, drawn: false, before: plugIn }, path);

const onTable = (page: OpenedApp['page']) =>
  page.locator('body[data-ready=table]').waitFor({ state: 'attached' });

describe('a gamepad alone', () => {
  let app: OpenedApp;

  beforeAll(async () => {
    app = await openWithPad();
    await app.page.getByRole('button', { name: 'New game' }).waitFor();
  });
  afterAll(() => app.close());

  it('walks through a screen and back', async () => {
    const { page } = app;
    await choose(page, named('Settings'));
    await page.getByRole('main', { name: 'Settings' }).waitFor();
    await press(page, 'r1');
    await page.getByRole('tabpanel', { name: 'Video' }).waitFor();
    await press(page, 'b');
    await page.getByRole('button', { name: 'Settings' }).waitFor();
    expect(await page.getByRole('main', { name: 'Settings' }).count()).toBe(0);
  });

  it.runIf(THOROUGH)('builds a deck', async () => {
    const { page } = app;
    await choose(page, named('Decks'));
    await page.getByRole('main', { name: 'Deck editor' }).waitFor();
    await choose(page, named('Copy'));
    await page.getByRole('option', { name: 'Hold the Line, my copy' }).waitFor({ state: 'attached' });
    await choose(page, '[aria-label^="Reflex Sight, Attachment, 1 AP, 0 of 3"]');
    const checks = page.getByRole('region', { name: 'What the rules say' });
    await checks.getByText('A Survivor Deck has 40 cards; this one has 41.').waitFor();
    await choose(page, '.deck-list [aria-label*="Toolbox"]');
    await checks.getByText('This pair can be played.').waitFor();
    await press(page, 'b');
    await page.getByRole('button', { name: 'New game' }).waitFor();
  });

  it('begins a game, and gives answers', async () => {
    const { page } = app;
    await choose(page, named('New game'));
    await page.getByRole('button', { name: 'Choose Survive Until Daylight' }).waitFor();
    await choose(page, named('Choose Survive Until Daylight'));
    await choose(page, named('Start'));
    const decision = page.getByRole('region', { name: 'Decision' });
    for (const asked of ['Pick a second weapon from the rack.', 'Pull a card from the rubble']) {
      await decision.getByText(asked).waitFor();
      await choose(page, '.decision-panel .answers button');
      await decision.getByText(asked).waitFor({ state: 'hidden' });
    }
    await press(page, 'start');
    await page.getByRole('main', { name: 'Paused' }).waitFor();
    await press(page, 'b');
    await decision.waitFor();
  });
});

it.runIf(THOROUGH)(
  'a gamepad looks at the own cards while a button is held, and plays one of them (OD-PRIV-04)',
  async () => {
    const { page, close } = await openWithPad();
    await page.getByRole('button', { name: 'New game' }).waitFor();
    await putAutosave(page, inWindow(['R01', 'R05', 'W01']));
    await page.reload();
    await choose(page, '[aria-label^="Continue"]');
    await onTable(page);
    expect((await handOf(page)).open).toBe(0);
    await hold(page, 'l1', true);
    await page.locator('.od-hand [data-hand]').first().waitFor();
    await hold(page, 'l1', false);
    await page.locator('.od-hand [data-hand]').first().waitFor({ state: 'detached' });
    await hold(page, 'l1', true);
    await page.locator('.od-hand .od-usable').first().waitFor();
    const card = await page.locator('.od-hand .od-usable').first().getAttribute('aria-label');
    await walkTo(page, '.od-hand .od-usable');
    await press(page, 'a');
    await page.getByRole('log').getByText(`${card}`).first().waitFor();
    await hold(page, 'l1', false);
    await close();
  },
);

describe.runIf(THOROUGH).each(PAD_GAMES)('$name with nothing but a gamepad', ({ name, driver, nearEnd }) => {
  it('goes on from the title to the result', async () => {
    const { page, close } = await openWithPad();
    await page.getByRole('button', { name: 'New game' }).waitFor();
    await putAutosave(page, nearEnd());
    await page.reload();
    await choose(page, '[aria-label^="Continue"]');
    await onTable(page);
    await playByKeys(page, driver);
    await choose(page, named('To the title'));
    await page.getByRole('main', { name: 'Curfew' }).waitFor();
    await close();
  });

  it('is played from the title to the result', async () => {
    const { page, close } = await openWithPad();
    await page.getByRole('button', { name: 'New game' }).waitFor();
    await choose(page, named('New game'));
    await choose(page, named(`Choose ${name}`));
    await choose(page, named('Start'));
    await onTable(page);
    await playByKeys(page, driver);
    await choose(page, named('To the title'));
    await close();
  });
});
