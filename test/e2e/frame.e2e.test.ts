import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WHOLE } from '../../renderer/games/dying-light/layout/whole';
import { outline } from '../../renderer/games/survive-until-daylight/layout';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { freeRoom, outlineOf, sharesOf, slabs } from './helpers/frame';
import { fullTable } from './helpers/full-table';
import { putAutosave } from './helpers/saves';
import { isChoosing, nightAt } from './helpers/survive-moments';
import { tableAtRest } from './helpers/table-picks';
import { THOROUGH } from './helpers/thorough';

/** `frame-room.test.ts` reckons with many more. */
const WINDOWS = [{ width: 1280, height: 720 }, ...(THOROUGH ? [{ width: 1920, height: 1080 }] : [])];
const SEATS = 6;
const GAMES = [
  // The broad near end of the city lies under what is free below the columns.
  { name: 'four Runners', game: fullTable(false), board: WHOLE, under: 0.04 },
  { name: 'six in a fight', game: nightAt(SEATS, isChoosing), board: outline(SEATS), under: 0 },
] as const;

/** Shares of the window that the board is to have at least. */
const LEAST = { width: 0.6, height: 0.7 } as const;
/** Ems in a panel in which nothing may stand: room around words, not a slab. */
const BARE = 2.5;

describe.each(GAMES)('the frame around $name', ({ game, board, under }) => {
  let app: OpenedApp;

  beforeAll(async () => {
    app = await openApp(SMALL, `?${QUICK}&watch=on`);
    const { page } = app;
    await page.getByRole('main', { name: 'Curfew' }).waitFor();
    await putAutosave(page, game);
    await page.reload();
    await page.getByRole('button', { name: /^Continue/ }).click();
    await page.getByRole('region', { name: 'Decision' }).waitFor();
  });
  afterAll(() => app.close());

  it.each(WINDOWS)('leaves the board its share of $width x $height, and fills it', async (window) => {
    const { page } = app;
    await page.setViewportSize(window);
    await tableAtRest(page);
    await page.keyboard.press('Home');
    await tableAtRest(page);
    const room = await freeRoom(page);
    const seen = await outlineOf(page, board);
    for (const shares of [sharesOf(page, room), sharesOf(page, seen)]) {
      expect(shares.width).toBeGreaterThanOrEqual(LEAST.width);
      expect(shares.height).toBeGreaterThanOrEqual(LEAST.height);
    }
    const slack = 1 + under * window.width;
    expect(seen.left).toBeGreaterThanOrEqual(room.left - slack);
    expect(seen.right).toBeLessThanOrEqual(room.right + slack);
    expect(seen.top).toBeGreaterThanOrEqual(room.top - 1);
    expect(seen.bottom).toBeLessThanOrEqual(room.bottom + 1);
    expect(await slabs(page, BARE)).toEqual([]);
  });

  it('opens the log to all that happened, and closes it again', async () => {
    const { page } = app;
    const log = page.getByRole('log');
    const heightOf = async () => (await log.boundingBox())?.height ?? 0;
    const strip = await heightOf();
    await page.keyboard.press('w');
    expect(await heightOf()).toBeGreaterThan(3 * strip);
    await page.getByRole('button', { name: 'Show the newest lines only' }).click();
    expect(await heightOf()).toBe(strip);
  });
});
