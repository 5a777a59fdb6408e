/** Pictures of the middle of a motion: a game that is over is watched, and the table stands still where it is told to. */
import type { Page } from 'playwright-core';
import type { Listing } from '../../../models/kernel/journal';
import { type AnyPlayed, putAutosave } from './saves';
import { framesOf } from './table-picks';

export interface HeldMoment {
  /** Name of the game in the list of saved games. */
  readonly game: string;
  readonly session: AnyPlayed;
  /** Number of the move whose motions are shown. */
  readonly move: number;
  /** Motion and share, as in the address. */
  readonly hold: string;
  /** Frames in which the light may swing on; the clock that is held is not the sun's. */
  readonly swings?: number;
}

/** Frames after which everything that was on its way when the clock stopped is drawn where it is. */
const DRAWN = 6;
const GLANCE = 50;

interface Recorded<Entry> {
  readonly move: number;
  readonly entry: Entry;
}

/**
 * The move that brought about the first entry that fits.
 * @throws Error when none does
 */
export function moveOf<Entry>(log: Listing<Recorded<Entry>>, fits: (entry: Entry) => boolean): number {
  const found = [...log].find(({ entry }) => fits(entry));
  if (!found) throw new Error('Nothing of the kind happens in this game.');
  return found.move;
}

/** Watches a game up to a move, lets it happen, and waits until the table stands still in the middle of it. */
export async function heldAt(
  page: Page,
  { game, session, move, hold, swings = 0 }: HeldMoment,
): Promise<void> {
  await putAutosave(page, session);
  await page.goto(`${page.url().replace('motion=off&', '')}&hold=${hold}`);
  await page.getByRole('button', { name: 'Saved games' }).click();
  await page.getByRole('button', { name: new RegExp(`^Load ${game}`) }).click();
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await page.locator('canvas[data-table="ready"]').waitFor();
  await page.getByRole('slider').fill(String(move - 1));
  await page.getByRole('button', { name: 'Forward' }).click();
  await page.locator('canvas[data-held]').waitFor();
  const frames = await framesOf(page);
  while ((await framesOf(page)) < frames + DRAWN + swings) await page.waitForTimeout(GLANCE);
}
