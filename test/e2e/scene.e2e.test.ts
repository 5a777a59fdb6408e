import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersTo } from './helpers/answers';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { framesBesideBare, median } from './helpers/bare-frames';
import { fullTable } from './helpers/full-table';
import { BUDGET, FULLEST_TABLES } from './helpers/fullest';
import { mouse } from './helpers/hands';
import { skilled } from './helpers/shadow';
import { wayTo } from './helpers/steps';
import { framesOf, tableAtRest } from './helpers/table-picks';
import { THOROUGH } from './helpers/thorough';
import { continued, enter, heldBy, leave, priceOf, programsOf } from './helpers/watch';

/** Drawing the fullest table of a game in the best quality takes a processor minutes. */
const TABLES = THOROUGH ? FULLEST_TABLES : FULLEST_TABLES.slice(0, 1);
const IDLE = 5000;
/** Milliseconds for a processor to draw the first frame in the best quality, and for a few visits. */
const PATIENCE = 900_000;

describe.each(TABLES)('the fullest table of $game', ({ session, least }) => {
  let app: OpenedApp;

  beforeAll(async () => {
    app = await openApp(SMALL, '?quality=high&motion=off&watch=on');
    await continued(app.page, session());
  }, PATIENCE);
  afterAll(() => app.close());

  it('costs at most 150 draw calls and 350,000 triangles by night and in the best quality, shadows among them', async () => {
    const { calls, triangles } = await priceOf(app.page);
    expect(calls).toBeGreaterThan(30);
    expect(calls).toBeLessThanOrEqual(BUDGET.calls);
    expect(triangles).toBeGreaterThan(least);
    expect(triangles).toBeLessThanOrEqual(BUDGET.triangles);
  });

  it('draws no frame in five idle seconds', async () => {
    const { page } = app;
    await page.mouse.move(640, 5);
    await tableAtRest(page);
    const frames = await framesOf(page);
    await page.waitForTimeout(IDLE);
    expect(await framesOf(page)).toBe(frames);
  });
});

describe('a table that was rehearsed', () => {
  it(
    'has made every program that the first move and its marks need',
    async () => {
      const { page, close } = await openApp(SMALL, '?quality=low&watch=on');
      const session = fullTable(false);
      await continued(page, session);
      const rehearsed = await programsOf(page);
      const [snapshot, legal] = [session.whole(), session.legalMoves()];
      for (const step of wayTo(snapshot, legal, skilled(snapshot, legal), false).steps)
        await mouse(page).do(step);
      await tableAtRest(page);
      expect(await programsOf(page)).toBe(rehearsed);
      await close();
    },
    PATIENCE,
  );
});

/** `npm run bench:scene` pays more. */
const VISITS = 3;

describe.runIf(THOROUGH)('a table that is left and entered again', () => {
  it.each(TABLES)(
    'gives the graphics card back what it took: $game',
    async ({ session }) => {
      const { page, close } = await openApp(SMALL, `?${QUICK}&watch=on`);
      await continued(page, session());
      await leave(page);
      await enter(page);
      const first = await heldBy(page);
      for (let visit = 0; visit < VISITS; visit++) {
        await leave(page);
        await enter(page);
      }
      expect(await heldBy(page)).toEqual(first);
      await close();
    },
    PATIENCE,
  );
});

/** Frames of each kind, drawn in turns. */
const FRAMES = 9;
/** The same three moves as in `npm run bench:scene`. */
const MOVES = 3;

describe.runIf(THOROUGH)('a frame of the fullest table of Dying Light', () => {
  it(
    'takes at most a quarter longer than the same picture as bare merged meshes',
    async () => {
      const { ours, bare, calls } = await framesBesideBare(fullTable(true), FRAMES);
      expect(calls.bare).toBeGreaterThan(10);
      expect(median(ours) / median(bare)).toBeLessThanOrEqual(1.25);
    },
    PATIENCE,
  );

  it(
    'is asked for within 150 ms of the page’s own work after each of three moves',
    async () => {
      const answers = await answersTo(fullTable(false), MOVES);
      expect(answers).toHaveLength(MOVES);
      for (const { page } of answers) expect(page).toBeGreaterThan(0);
      expect(answers.filter(({ page }) => page > 150)).toEqual([]);
    },
    PATIENCE,
  );
});
