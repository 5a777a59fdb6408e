/** Plays Outbreak Duel through the screen with nothing but the keyboard: curtains, glances at the own cards, and replies. */
import type { Page } from 'playwright-core';
import { type Asked, asked, openKeys } from './key-driver';
import { planGame } from './play';

const HUD = { hud: '.od-hud' };
const CURTAIN = 'dialog.dialog-full[open]';

/** Starts a duel; the first seat begins. */
export async function startDuel(page: Page, { people }: { readonly people: 1 | 2 }): Promise<void> {
  await planGame(page, 'Outbreak Duel');
  await page.getByLabel('Who begins').selectOption('Player 1');
  if (people === 2) {
    const seat = page.getByRole('group', { name: 'Seat 2' });
    await seat.getByRole('combobox', { name: 'Played by' }).selectOption('A person');
  }
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
}

/** What the desk shows of a hand: cards that can be read, or only their number. */
export function handOf(page: Page): Promise<{ readonly open: number; readonly words: string }> {
  return page.evaluate(() => {
    const hand = document.querySelector('.od-hand');
    return {
      open: hand?.querySelectorAll('[data-hand]').length ?? 0,
      words: hand?.getAttribute('aria-label') ?? '',
    };
  });
}

export interface DuelAsked extends Asked {
  /** Somebody is to take up their cards. */
  readonly curtain: boolean;
  /** The key to look at the own cards with, while people look on together; null elsewhere. */
  readonly peek: string | null;
}

export async function duelAsked(page: Page): Promise<DuelAsked> {
  const now = await asked(page, HUD);
  const curtain = (await page.locator(CURTAIN).count()) > 0;
  const peek = now.keys.find(({ key }) => key === 'Q' || key === 'P')?.key ?? null;
  return { ...now, curtain, peek };
}

/** The focus begins at the sentence: the button is one Tab away. */
async function takeUpCards(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator(CURTAIN).waitFor({ state: 'detached' });
}

/** Looks at the own cards, and plays the first one that answers; without one the cards are laid down again. */
async function glance(page: Page, key: string): Promise<boolean> {
  const letter = key.toLowerCase();
  await page.keyboard.down(letter);
  await page
    .locator('.od-hand [data-hand]')
    .first()
    .waitFor({ timeout: 5000 })
    .catch(() => null);
  const digit = await page.evaluate(
    () => document.querySelector('.od-hand .od-usable')?.getAttribute('aria-keyshortcuts') ?? null,
  );
  if (digit) await page.keyboard.press(digit);
  await page.keyboard.up(letter);
  return digit !== null;
}

/** What a simple mind presses besides. */
const OTHERWISE = ['Enter', 'A', 'C', 'E', 'X'];

function nextKey(now: Asked): string | null {
  const open = openKeys(now);
  const digits = open.filter((key) => /^[1-9]$/.test(key));
  if (open.includes('Enter')) return 'Enter';
  return digits[0] ?? OTHERWISE.find((key) => open.includes(key)) ?? null;
}

interface Watching {
  /** Called with everything that is asked, before it is answered. */
  readonly look?: (now: DuelAsked) => Promise<void>;
  readonly until?: (now: DuelAsked) => boolean | Promise<boolean>;
}

/** Plays until the duel is over. @returns how many cards were played from a glance */
export async function playDuel(page: Page, { look, until }: Watching = {}): Promise<number> {
  let replies = 0;
  let before = '';
  const looked = new Set<string>();
  for (let turns = 0; turns < 20_000; turns++) {
    const now = await duelAsked(page);
    if (now.over || (await until?.(now))) return replies;
    const key = nextKey(now);
    if (!now.curtain && (now.signature === before || key === null)) {
      await page.waitForTimeout(15);
      continue;
    }
    before = now.signature;
    await look?.(now);
    if (now.curtain) await takeUpCards(page);
    else if (now.peek && !looked.has(now.signature)) {
      looked.add(now.signature);
      if (await glance(page, now.peek)) replies++;
      before = '';
    } else await page.keyboard.press((key ?? 'Enter').replace(/^[A-Z]$/, (letter) => letter.toLowerCase()));
  }
  throw new Error('The duel is not over.');
}
