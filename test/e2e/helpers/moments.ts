/** Moments of a game worth a picture, and how to look at them. */
import type { Page } from 'playwright-core';
import type { Snapshot } from './steps';
import { framesOf, tableAtRest } from './table-picks';

/** Somebody is to act by night, and the lamps are on. */
export function isNight({ prompt, position: { state } }: Snapshot): boolean {
  return prompt.id === 'acting' && state.round >= 10;
}

/** Goes to the active Runner, and so many steps nearer. */
export async function closer(page: Page, steps: number): Promise<void> {
  await tableAtRest(page);
  await page.keyboard.press('f');
  for (let step = 0; step < steps; step++) await page.keyboard.press('Equal');
}

/** Frames in which a processor has drawn half of the swing from day to night. */
const HALF_OF_DUSK = 22;
const GLANCE = 50;

/** Waits until the light has swung half of its way since `frames`. */
export async function halfOfDusk(page: Page, frames: number): Promise<void> {
  while ((await framesOf(page)) < frames + HALF_OF_DUSK) await page.waitForTimeout(GLANCE);
}
