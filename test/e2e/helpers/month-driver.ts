/** Plays One Month In through the screen with nothing but the keyboard. */
import type { Page } from 'playwright-core';
import { type Asked, type Driver, openKeys } from './key-driver';
import { planGame } from './play';

/** Opens its new-game screen. */
export function planMonth(page: Page): Promise<void> {
  return planGame(page, 'One Month In');
}

interface MonthPlan {
  readonly teams: 2 | 3 | 4;
  /** How many of them people play. */
  readonly people: number;
  readonly layout?: string;
  readonly lastRound?: 15 | 20 | 25;
}

/** Starts a game of so many teams, the first of which people take. */
export async function startMonth(
  page: Page,
  { teams, people, layout, lastRound = 25 }: MonthPlan,
): Promise<void> {
  await planMonth(page);
  const choose = (group: string, name: string) =>
    page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true }).check();
  await choose('Teams', `${teams}`);
  await choose('Last round', `${lastRound}`);
  if (layout) await page.getByRole('radio', { name: new RegExp(`^${layout}`) }).check();
  for (let seat = 2; seat <= people; seat++) {
    const row = page.getByRole('group', { name: `Seat ${seat}` });
    await row.getByRole('combobox', { name: 'Played by' }).selectOption('A person');
  }
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
}

/** Letters of actions in the order in which a simple mind takes them. */
const ACTING = ['R', 'S', 'G', 'D', 'K', 'M', 'E'];
/** In a fight, and where people eat. */
const OTHERS = ['N', 'Q', 'Enter', 'D'];

/** A mind that is the same in every run, and does not walk the same way each time. */
export function wanderer({ seed = 1, clicks = false } = {}): Driver {
  let chance = seed;
  const draw = (most: number) => {
    chance = (chance * 1103515245 + 12345) % 2147483648;
    return Math.floor((chance / 2147483648) * most);
  };
  function nextKey(now: Asked): string | null {
    const open = openKeys(now);
    const digits = open.filter((key) => /^[1-9]$/.test(key));
    const first = OTHERS.find((key) => open.includes(key));
    if (first) return first;
    if (digits.length > 0) return digits[draw(digits.length)] ?? null;
    return ACTING.find((key) => open.includes(key)) ?? null;
  }
  return { hud: '.om-hud', nextKey, clicks };
}
