/** Plays Survive Until Daylight through the screen with nothing but the keyboard: it reads the buttons and presses their keys. */
import type { Page } from 'playwright-core';
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

/** A button of the decision panel as it can be read. */
interface Key {
  readonly label: string;
  readonly key: string;
  readonly enabled: boolean;
}

/** What the screen asks, and with which keys it can be answered. */
export interface Asked {
  readonly over: boolean;
  readonly prompt: string;
  readonly keys: readonly Key[];
  /** Changes with everything that a move could change. */
  readonly signature: string;
}

/** Runs in the page. */
function read(): Asked {
  const panel = document.querySelector('.sd-hud .decision-panel');
  const buttons = [...(panel?.querySelectorAll('button[aria-keyshortcuts]') ?? [])];
  return {
    over: document.querySelector('.sd-hud') === null,
    prompt: panel?.querySelector('.prompt')?.textContent ?? '',
    keys: buttons.map((button) => ({
      label: button.getAttribute('aria-label') ?? '',
      key: button.getAttribute('aria-keyshortcuts') ?? '',
      enabled: button.getAttribute('aria-disabled') === 'false',
    })),
    signature: `${panel?.textContent} ${document.querySelector('.sd-hud .log')?.textContent?.slice(-400)}`,
  };
}

export function asked(page: Page): Promise<Asked> {
  return page.evaluate(read);
}

/** Letters of actions in the order in which a simple mind takes them: attack, end the turn, be ready. */
const LETTERS = ['A', 'E', 'R'];

/** The key to press next: confirm, take the first answer, or do the first thing that can be done. */
function nextKey({ keys }: Asked): string | null {
  const open = keys.filter(({ enabled }) => enabled).map(({ key }) => key);
  if (open.includes('Enter')) return 'Enter';
  if (open.includes('1') && !open.includes('2')) return '1';
  return ['1', ...LETTERS].find((key) => open.includes(key)) ?? null;
}

/** Milliseconds between two looks at the screen. */
const BLINK = 15;
/** Milliseconds after which nothing will come any more. */
const PATIENCE = 300_000;

/** Waits until somebody is asked, or the game is over. */
async function whenAsked(page: Page, before: string): Promise<Asked> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const now = await asked(page);
    if (now.over || (now.signature !== before && nextKey(now) !== null)) return now;
    if (Date.now() > end) throw new Error(`Nothing can be pressed at "${now.prompt}".`);
    await page.waitForTimeout(BLINK);
  }
}

/**
 * Presses keys until the game is over or told to stop.
 * @returns how often each prompt was answered
 */
export async function playByKeys(
  page: Page,
  until: (asked: Asked) => boolean = () => false,
  limit = 1500,
): Promise<ReadonlyMap<string, number>> {
  const answered = new Map<string, number>();
  let before = '';
  for (let presses = 0; presses < limit; presses++) {
    const now = await whenAsked(page, before);
    if (now.over || until(now)) return answered;
    answered.set(now.prompt, (answered.get(now.prompt) ?? 0) + 1);
    before = now.signature;
    await page.keyboard.press((nextKey(now) ?? 'Enter').replace(/^[A-Z]$/, (key) => key.toLowerCase()));
  }
  throw new Error(`The game is not over after ${limit} keys.`);
}
