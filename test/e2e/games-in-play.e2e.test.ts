import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DLSession } from '../helpers/random-play';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { mouse } from './helpers/hands';
import { barriers, overlaps, unreachable } from './helpers/look';
import { newGame, playOn } from './helpers/play';
import { gamesInPlay, putAutosave, putSettings } from './helpers/saves';
import { shadowOf, skilled } from './helpers/shadow';

const SEED = 'in-play-1';
/** Moves of a game that has just begun: those of the set-up, and the scenario card read, which begins the first Round. */
const FIRST_ROUND = shadowOf(SEED).whole().moves.length + 1;
/** The machine may be busy with other things. */
const PATIENCE = { timeout: 300_000 };
/** Parts of the title. */
const PARTS = '.title-head, .title-continue, .game-tile, .title-menu button, .title-notice, .other-games';

describe('games left in the middle', () => {
  let app: OpenedApp;
  let shadow: DLSession;
  const press = (name: string | RegExp) => app.page.getByRole('button', { name }).click();
  const atTable = () => app.page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
  const play = (moves: number) =>
    playOn({ page: app.page, hands: mouse(app.page), shadow }, { player: skilled, moves });
  /** Moves of each game, the one that was played last first; forced ones, which the app makes by itself, are among them. */
  const moves = async () => (await gamesInPlay(app.page)).map((game) => game.moves.length);
  const made = () => shadow.whole().moves.length;

  /** Reads the scenario card first where it lies over the table. */
  async function leave(): Promise<void> {
    const read = app.page.getByRole('dialog').getByRole('button', { name: 'Understood' });
    if ((await read.count()) > 0) await read.click();
    await press('Menu');
    await press(/^Leave the table/);
    await app.page.getByRole('main', { name: 'Curfew' }).waitFor();
  }

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=${SEED}`);
    await app.page.getByRole('main', { name: 'Curfew' }).waitFor();
  });
  afterAll(() => app.close());

  it('are offered when an older version of the app left one in its only slot', async () => {
    await putAutosave(app.page, shadowOf('older'));
    await app.page.reload();
    await press(/^Continue, Dying Light: Mara, Round 7, Easy, \d+ \w+ \d{4}, \d\d:\d\d$/);
    await atTable();
    await leave();
    await expect.poll(moves, PATIENCE).toEqual([FIRST_ROUND]);
  });

  it('stay when a new game is begun', async () => {
    shadow = shadowOf(SEED);
    await newGame(app.page);
    await play(3);
    await leave();
    await newGame(app.page);
    await leave();
    await expect.poll(moves, PATIENCE).toEqual([FIRST_ROUND, made(), FIRST_ROUND]);
  });

  it('stay when a lesson is begun', async () => {
    await press('Learn by playing, Dying Light');
    await atTable();
    await leave();
    await expect.poll(moves, PATIENCE).toEqual([FIRST_ROUND, FIRST_ROUND, made(), FIRST_ROUND]);
  });

  it('are all on the title, which keeps nobody out', async () => {
    const { page } = app;
    const others = page.getByRole('region', { name: 'Other games in play' });
    expect(await others.getByRole('button').count()).toBe(3);
    expect(await barriers(page)).toEqual([]);
    expect(await unreachable(page, false, '.other-games')).toEqual([]);
    expect(await overlaps(page, PARTS)).toEqual([]);
  });

  it('are in reach on the title, like its menu, in the largest letters there are', async () => {
    const { page } = app;
    const title = page.getByRole('main', { name: 'Curfew' });
    await putSettings(page, { interfaceScale: 200, textSize: 130 });
    await page.reload();
    await title.getByRole('button', { name: /^Continue/ }).waitFor();
    expect(await unreachable(page, true, '.title')).toEqual([]);
    expect(await overlaps(page, PARTS)).toEqual([]);
    await putSettings(page, {});
    await page.reload();
    await title.getByRole('button', { name: /^Continue/ }).waitFor();
  });

  it('go on where they were, each in its own slot', async () => {
    await app.page.getByRole('region', { name: 'Other games in play' }).getByRole('button').nth(1).click();
    await atTable();
    await play(1);
    await leave();
    await expect.poll(moves, PATIENCE).toEqual([made(), FIRST_ROUND, FIRST_ROUND, FIRST_ROUND]);
  });

  it('stay when another one is begun from the replay of one', async () => {
    await press('Saved games');
    await app.page
      .getByRole('button', { name: /^Watch/ })
      .first()
      .click();
    await press('Continue from here as a new game');
    await atTable();
    await leave();
    await expect.poll(moves, PATIENCE).toEqual([FIRST_ROUND, made(), FIRST_ROUND, FIRST_ROUND, FIRST_ROUND]);
    await app.page.getByRole('button', { name: '1 more game in play' }).waitFor();
  });
});
