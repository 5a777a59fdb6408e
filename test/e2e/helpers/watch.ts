/** What the watched canvas tells of its frames and of the graphics card, and what the page takes of memory. */
import type { Page } from 'playwright-core';
import { type AnyPlayed, putAutosave } from './saves';
import { framesOf, tableAtRest } from './table-picks';

export interface Price {
  readonly calls: number;
  readonly triangles: number;
}

export interface Held {
  readonly geometries: number;
  readonly textures: number;
}

async function toldBy(page: Page, name: string): Promise<number> {
  return Number(await page.locator('canvas').getAttribute(`data-${name}`));
}

/** What the last frame cost, shadows among it. */
export async function priceOf(page: Page): Promise<Price> {
  return { calls: await toldBy(page, 'calls'), triangles: await toldBy(page, 'triangles') };
}

/** How many programs were made for the graphics card so far. */
export function programsOf(page: Page): Promise<number> {
  return toldBy(page, 'programs');
}

/** What the graphics card holds, told by a frame that is drawn after everything else was put away. */
export async function heldBy(page: Page): Promise<Held> {
  const frames = await framesOf(page);
  await page.keyboard.press('Home');
  await page.locator(`canvas:not([data-frames="${frames}"])`).waitFor();
  await tableAtRest(page);
  return { geometries: await toldBy(page, 'geometries'), textures: await toldBy(page, 'textures') };
}

/** Bytes of the page's objects that are still in use. */
export async function heapOf(page: Page): Promise<number> {
  const developer = await page.context().newCDPSession(page);
  await developer.send('HeapProfiler.collectGarbage');
  const { usedSize } = await developer.send('Runtime.getHeapUsage');
  await developer.detach();
  return usedSize;
}

/** Puts a game on the table as "Continue" does, from the title. */
export async function enter(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Continue/ }).click();
  await page.locator('.hud').waitFor();
  await tableAtRest(page);
}

/** Leaves the table for the title. */
export async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('button', { name: /^Leave the table/ }).click();
  await page.getByRole('main', { name: 'Curfew' }).waitFor();
  await tableAtRest(page);
}

/** Opens a game that was prepared elsewhere. */
export async function continued(page: Page, session: AnyPlayed): Promise<void> {
  // Before the title there is no place for saved games yet.
  await page.getByRole('main', { name: 'Curfew' }).waitFor();
  await putAutosave(page, session);
  await page.reload();
  await enter(page);
}
