/** Finds Zones on the 3D table as a person does: where they should be, and by what the note beside the pointer says. */
import type { Page } from 'playwright-core';
import type { ZoneId } from '../../../models/dying-light/ids';
import { cellsOf, centroid } from '../../../models/dying-light/map';
import type { Runner } from '../../../models/dying-light/state';
import { floorOf } from '../../../renderer/games/dying-light/layout/city';
import { fullName, zoneName } from '../../../renderer/games/dying-light/names';
import { runnerPose } from '../../../renderer/games/dying-light/scene/poses';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const QUIET = 250;

/** Frames that the canvas has drawn; the page must be watched, `?watch=on`. */
export async function framesOf(page: Page): Promise<number> {
  return Number(await page.locator('canvas[data-engine]').getAttribute('data-frames'));
}

/** Runs in the page: a frame that was asked for before is drawn when this is over. */
function frameTurn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Waits until everything on the table is loaded and drawn, and nothing more is drawn. */
export async function tableAtRest(page: Page): Promise<void> {
  await page.locator('canvas[data-frames][data-table="ready"]').waitFor();
  for (let last = -1, frames = 0; frames !== last; ) {
    await page.waitForTimeout(QUIET);
    await page.locator('canvas[data-engine]:not([data-coarse])').waitFor();
    await page.evaluate(frameTurn);
    [last, frames] = [frames, await framesOf(page)];
  }
}

/** Where a point of the table lies on the window, by the column-major matrix from table to window. */
function project(
  lens: readonly number[],
  [x, y, z]: Place,
  { width, height }: { readonly width: number; readonly height: number },
): Point {
  const row = (r: number) =>
    (lens[r] ?? 0) * x + (lens[r + 4] ?? 0) * y + (lens[r + 8] ?? 0) * z + (lens[r + 12] ?? 0);
  const w = row(3);
  return { x: ((row(0) / w + 1) / 2) * width, y: ((1 - row(1) / w) / 2) * height };
}

export type Place = readonly [number, number, number];

/** Where places of the table lie on the window. */
export async function onWindow(page: Page, places: readonly Place[]): Promise<readonly Point[]> {
  const lens = await page.locator('canvas[data-engine]').getAttribute('data-lens');
  const window = page.viewportSize();
  if (!lens || !window) throw new Error('The canvas is not watched.');
  const matrix = lens.split(' ').map(Number);
  return places.map((place) => project(matrix, place, window));
}

/** The cells of a Zone, those near its middle first. */
function cellPlaces(zone: ZoneId): readonly Place[] {
  const cells = cellsOf(zone);
  const middle = centroid(cells);
  const far = ([x, , z]: Place) => Math.hypot(x - middle.x, z - middle.z);
  return cells
    .map(({ row, col }): Place => [col + 0.5, floorOf(zone), row + 0.5])
    .toSorted((one, other) => far(one) - far(other));
}

function isFree(page: Page, { x, y }: Point): Promise<boolean> {
  return page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.tagName === 'CANVAS', [
    x,
    y,
  ] as const);
}

/** Milliseconds in which even a busy machine shows what the pointer lies on. Only places behind others take all of them. */
const NOTED = 5000;

/** Whether the note beside the pointer says this in time. */
function isNoted(page: Page, words: string): Promise<boolean> {
  const note = page.locator('.hover-note', { hasText: words });
  return note.waitFor({ timeout: NOTED }).then(
    () => true,
    () => false,
  );
}

/** Puts the pointer on the first of the places at which the note says so; whether there is one. */
async function pointWhere(page: Page, places: readonly Place[], words: string): Promise<boolean> {
  await tableAtRest(page);
  for (const point of await onWindow(page, places)) {
    if (!(await isFree(page, point))) continue;
    await page.mouse.move(point.x, point.y);
    if (await isNoted(page, words)) return true;
  }
  return false;
}

/** Tries so many cells of a Zone. */
const TRIES = 5;

/**
 * Puts the pointer on a Zone.
 * @returns whether it could: a Zone may lie behind a building or a panel
 */
export function pointAt(page: Page, zone: ZoneId): Promise<boolean> {
  return pointWhere(page, cellPlaces(zone).slice(0, TRIES), `${zoneName(zone)}:`);
}

/** Half the height of a miniature. */
const WAIST = 0.65;

/** Puts the pointer on a Runner's miniature; whether it is to be seen. */
export function pointAtRunner(page: Page, { id, zone }: Pick<Runner, 'id' | 'zone'>): Promise<boolean> {
  const { x, y, z } = runnerPose(id, zone);
  return pointWhere(page, [[x, y + WAIST, z]], fullName(id));
}

/** Presses and lets go where the pointer is. */
export async function clickHere(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

/** Where the page keeps what gives a lost graphics card back: a lost context hands it out no more. */
interface WithLostGraphics {
  lostGraphics?: WEBGL_lose_context | null | undefined;
}

/** Takes the graphics card away, as a driver does that crashes: from now on nothing is drawn. */
export async function loseGraphics(page: Page): Promise<void> {
  await page.locator('canvas[data-engine]').evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('This is no canvas.');
    const lost = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    (window as WithLostGraphics).lostGraphics = lost;
    lost?.loseContext();
  });
}

/** Gives it back, as a driver does that has started anew. */
export async function giveGraphicsBack(page: Page): Promise<void> {
  await page.evaluate(() => (window as WithLostGraphics).lostGraphics?.restoreContext());
}
