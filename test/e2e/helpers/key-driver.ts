/** Plays a game through the screen: it reads the buttons of the decision and presses their keys, clicks them, or walks to them. */
import type { Page } from 'playwright-core';

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

/** Whose screen it is, and how a simple mind plays it. */
export interface Driver {
  /** Selector of the interface around the table. */
  readonly hud: string;
  /** The key to press next; null when there is none. */
  nextKey(asked: Asked): string | null;
  /** With the mouse instead of the keyboard. */
  readonly clicks?: boolean;
  /** With something else instead of the keyboard: presses what a selector of style sheets names first. */
  readonly press?: (page: Page, selector: string) => Promise<unknown>;
  /** Where there are buttons besides the decision. */
  readonly bar?: string;
}

/** Words of the coach that are read and closed. */
const COACH = '.coach button[aria-keyshortcuts="N"]';

/** The last answer to a question of which none is chosen, outside what is folded away: often the one that costs nothing. */
const OPEN_QUESTION =
  'fieldset:not(:has(input:checked)):not(details:not([open]) *) label:last-of-type input[type=radio]';
/** Stands for that answer among the keys: it chooses what has the focus. */
export const CHOOSE = 'Space';

/** Runs in the page. What lies over everything is asked first. */
function read([hud, bar, coach, question, choose]: readonly [string, string, string, string, string]): Asked {
  const panel = document.querySelector('dialog[open]') ?? document.querySelector(`${hud} .decision-panel`);
  const spoken = [...document.querySelectorAll(coach)];
  const more = panel instanceof HTMLDialogElement || bar === '' ? [] : [...document.querySelectorAll(bar)];
  const places = panel ? [panel, ...more] : more;
  const keyed = places.flatMap((place) => [...place.querySelectorAll('button[aria-keyshortcuts]')]);
  const buttons = [...keyed, ...spoken];
  const isOpen = Boolean(panel?.querySelector(question));
  const log = document.querySelector(`${hud} .log`)?.textContent?.slice(-400);
  return {
    over: document.querySelector(hud) === null,
    prompt: (panel?.querySelector('.prompt') ?? panel?.querySelector('h2'))?.textContent ?? '',
    keys: [
      ...buttons.map((button) => ({
        label: button.getAttribute('aria-label') ?? '',
        key: button.getAttribute('aria-keyshortcuts') ?? '',
        enabled: button.getAttribute('aria-disabled') !== 'true',
      })),
      ...(isOpen ? [{ label: '', key: choose, enabled: true }] : []),
    ],
    signature: `${panel?.textContent} ${log} ${spoken.length} ${panel?.querySelectorAll('input:checked').length}`,
  };
}

export function asked(page: Page, { hud, bar = '' }: Pick<Driver, 'hud' | 'bar'>): Promise<Asked> {
  return page.evaluate(read, [hud, bar, COACH, OPEN_QUESTION, CHOOSE] as const);
}

/** The keys that can be pressed. */
export function openKeys({ keys }: Asked): readonly string[] {
  return keys.filter(({ enabled }) => enabled).map(({ key }) => key);
}

/** Milliseconds between two looks at the screen. */
const BLINK = 15;
/** Milliseconds after which nothing will come any more. */
const PATIENCE = 300_000;

/** Waits until somebody is asked, or the game is over. */
async function whenAsked(page: Page, driver: Driver, before: string): Promise<Asked> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const now = await asked(page, driver);
    if (now.over || (now.signature !== before && driver.nextKey(now) !== null)) return now;
    if (Date.now() > end) throw new Error(`Nothing can be pressed at "${now.prompt}".`);
    await page.waitForTimeout(BLINK);
  }
}

/** Presses a key, or the button that has it. */
async function answer(page: Page, driver: Driver, key: string): Promise<void> {
  const { hud, bar = [], clicks = false, press } = driver;
  if (!clicks && !press) return page.keyboard.press(key.replace(/^[A-Z]$/, (letter) => letter.toLowerCase()));
  const places = ['dialog[open]', `${hud} .decision-panel`, bar].flat();
  const what = key === CHOOSE ? OPEN_QUESTION : `button[aria-keyshortcuts="${key}"]`;
  const buttons = places.map((place) => `${place} ${what}`);
  const selector = [...buttons, key === 'N' ? COACH : []].flat().join(', ');
  if (press) await press(page, selector);
  else await page.locator(selector).first().click();
}

/**
 * Presses keys until the game is over or told to stop.
 * @returns how often each prompt was answered
 */
export async function playByKeys(
  page: Page,
  driver: Driver,
  until: (asked: Asked) => boolean | Promise<boolean> = () => false,
  limit = 1500,
): Promise<ReadonlyMap<string, number>> {
  const answered = new Map<string, number>();
  let before = '';
  for (let presses = 0; presses < limit; presses++) {
    const now = await whenAsked(page, driver, before);
    if (now.over || (await until(now))) return answered;
    answered.set(now.prompt, (answered.get(now.prompt) ?? 0) + 1);
    before = now.signature;
    await answer(page, driver, driver.nextKey(now) ?? 'Enter');
  }
  throw new Error(`The game is not over after ${limit} keys.`);
}
