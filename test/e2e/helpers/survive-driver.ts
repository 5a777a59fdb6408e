/** Plays Survive Until Daylight through the screen with nothing but the keyboard: it reads the buttons and presses their keys. */
import type { Page } from 'playwright-core';
import { type Asked, asked as askedBy, type Driver, openKeys, playByKeys as playBy } from './key-driver';
import { planGame } from './play';

/** Opens its new-game screen. */
export function planNight(page: Page): Promise<void> {
  return planGame(page, 'Survive Until Daylight');
}

/** Starts a game of so many seats, the first of which people take. */
export async function startNight(page: Page, seats: number, people: number): Promise<void> {
  await planNight(page);
  await page
    .getByRole('group', { name: 'Seats', exact: true })
    .getByRole('radio', { name: `${seats}` })
    .check();
  for (let seat = 2; seat <= people; seat++) {
    const row = page.getByRole('group', { name: `Seat ${seat}` });
    await row.getByRole('combobox', { name: 'Played by' }).selectOption('A person');
  }
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
}

const HUD = '.sd-hud';

/** Letters of actions in the order in which a simple mind takes them: attack, end the turn, be ready. */
const LETTERS = ['A', 'E', 'R'];

/** The key to press next: confirm, take the first answer, or do the first thing that can be done. */
function nextKey(now: Asked): string | null {
  const open = openKeys(now);
  if (open.includes('Enter')) return 'Enter';
  if (open.includes('1') && !open.includes('2')) return '1';
  return ['1', ...LETTERS].find((key) => open.includes(key)) ?? null;
}

const NIGHT: Driver = { hud: HUD, nextKey };

export function asked(page: Page): Promise<Asked> {
  return askedBy(page, NIGHT);
}

/**
 * Presses keys until the game is over or told to stop.
 * @returns how often each prompt was answered
 */
export function playByKeys(
  page: Page,
  until?: (asked: Asked) => boolean,
): Promise<ReadonlyMap<string, number>> {
  return playBy(page, NIGHT, until);
}
