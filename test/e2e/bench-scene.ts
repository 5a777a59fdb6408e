/**
 * `npm run bench:scene`: what the fullest table of every game costs in the built app, whether it gives back what it took, and
 * frames of Dying Light beside the same picture as bare merged meshes; the names of some parts, or of some games, measure only those. Trust the ratio and the counts: this is what
 * a processor draws, not a graphics card.
 */
import type { Page } from 'playwright-core';
import type { DLSession } from '../helpers/random-play';
import { answersTo } from './helpers/answers';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { framesBesideBare, median } from './helpers/bare-frames';
import { fullTable } from './helpers/full-table';
import { BUDGET, FULLEST_TABLES, type Fullest } from './helpers/fullest';
import { framesOf, tableAtRest } from './helpers/table-picks';
import { continued, enter, heapOf, heldBy, leave, priceOf } from './helpers/watch';

const FRAMES = 15;
const MOVES = 3;
const IDLE = 5000;
const VISITS = 30;
/** The heap is weighed after every so many visits: it first grows by what the page compiles, then stays. */
const WEIGHED = 10;

function tell(what: string, value: string): void {
  console.log(`${what.padEnd(58)} ${value}`);
}

async function frames(session: DLSession): Promise<void> {
  const { ours, bare, calls } = await framesBesideBare(session, FRAMES);
  const [own, plain] = [median(ours), median(bare)];
  tell('a frame of the app, low quality, 1280 x 720', `${own.toFixed(0)} ms, ${calls.ours} draw calls`);
  tell('the same as bare merged meshes', `${plain.toFixed(0)} ms, ${calls.bare} draw calls`);
  tell('the app to bare meshes (at most 1.25)', `${(own / plain).toFixed(2)} : 1`);
}

async function price({ game, session }: Fullest): Promise<void> {
  const { page, close } = await openApp(SMALL, '?quality=high&motion=off&watch=on');
  await continued(page, session());
  const { calls, triangles } = await priceOf(page);
  tell(
    `${game}: the fullest table, high quality, shadows and all`,
    `${calls} draw calls, ${triangles} triangles`,
  );
  tell('at most', `${BUDGET.calls} draw calls, ${BUDGET.triangles} triangles`);
  await page.mouse.move(640, 5);
  await tableAtRest(page);
  const before = await framesOf(page);
  await page.waitForTimeout(IDLE);
  tell(`${game}: frames drawn in 5 idle seconds`, String((await framesOf(page)) - before));
  await close();
}

async function answer(session: DLSession): Promise<void> {
  const answers = await answersTo(session, MOVES);
  const listed = (times: readonly number[]) => `${times.map((time) => time.toFixed(0)).join(', ')} ms`;
  tell(
    'from a move to the first changed frame, low quality (wanted: 150)',
    listed(answers.map(({ clock }) => clock)),
  );
  tell('of which the page itself works, by processor time', listed(answers.map(({ page }) => page)));
}

async function visit(page: Page): Promise<void> {
  await leave(page);
  await enter(page);
}

async function memory({ game, session }: Fullest): Promise<void> {
  const { page, close }: OpenedApp = await openApp(SMALL, `?${QUICK}&watch=on`);
  await continued(page, session());
  await visit(page);
  const before = await heldBy(page);
  const heaps = [await heapOf(page)];
  for (let count = 1; count <= VISITS; count++) {
    await visit(page);
    if (count % WEIGHED === 0) heaps.push(await heapOf(page));
  }
  const after = await heldBy(page);
  const megabytes = heaps.map((bytes) => (bytes / 1e6).toFixed(1));
  tell(
    `${game}: heap before and after each ${WEIGHED} of ${VISITS} visits to the title`,
    `${megabytes.join(', ')} MB`,
  );
  tell(`${game}: geometries before and after all`, `${before.geometries}, ${after.geometries}`);
  tell(`${game}: textures before and after all`, `${before.textures}, ${after.textures}`);
  await close();
}

const named = process.argv.slice(2);
const isGame = (name: string) => FULLEST_TABLES.some(({ game }) => game === name);
const games = named.filter(isGame);
const tables = FULLEST_TABLES.filter(({ game }) => games.length === 0 || games.includes(game));

/** One table after the other: two would draw on the same processor. */
async function each(measure: (table: Fullest) => Promise<void>): Promise<void> {
  for (const table of tables) await measure(table);
}

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  frames: () => frames(fullTable(true)),
  price: () => each(price),
  answer: () => answer(fullTable(false)),
  memory: () => each(memory),
};

const parts = named.filter((name) => !isGame(name));
for (const name of parts.length > 0 ? parts : Object.keys(PARTS)) await PARTS[name]?.();
