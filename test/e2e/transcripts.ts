/** Writes down what a screen reader is told in the first Round of each game, `npm run transcripts`: docs/transcripts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { openApp, QUICK, SMALL } from './helpers/app';
import { type Asked, asked } from './helpers/key-driver';
import { PAD_GAMES, type PadGame } from './helpers/pad-minds';
import { planGame } from './helpers/play';
import { spokenTree } from './helpers/spoken-tree';

const FOLDER = resolve(import.meta.dirname, '../../docs/transcripts');
/** Decisions that are written down: a Round of each game has fewer, or goes on in the same way. */
const DECISIONS = 12;
/** Milliseconds between two looks, and how many are taken at most. */
const BLINK = 50;
const LOOKS = 200;

const INTRO = `What Chromium tells assistive techniques, written by \`npm run transcripts\` from its accessibility tree: the whole desk when the
game begins, then every decision as it is asked, the key that answers it, and what is read out by itself.`;

const block = (lines: readonly string[]) => ['```text', ...lines, '```', ''];

/** Waits until somebody is asked what a simple mind can answer; null when that does not come. */
async function next(page: Page, { driver }: PadGame, before: string): Promise<Asked | null> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const now = await asked(page, driver);
    if (now.over) return null;
    if (now.signature !== before && driver.nextKey(now) !== null) return now;
    await page.waitForTimeout(BLINK);
  }
  return null;
}

function readOut(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('.log-panel [aria-live="polite"]')?.textContent ?? '');
}

async function transcriptOf(page: Page, game: PadGame): Promise<readonly string[]> {
  const { driver, name } = game;
  const lines = [`# ${name}, to be listened to`, '', INTRO, ''];
  let before = '';
  let said = '';
  for (let count = 0; count < DECISIONS; count++) {
    const now = await next(page, game, before);
    if (!now) break;
    before = now.signature;
    const heard = await readOut(page);
    if (heard !== said) lines.push(`Read out: ${heard}`, '');
    said = heard;
    const isDialog = (await page.locator('dialog[open]').count()) > 0;
    const place = isDialog ? 'dialog[open]' : `${driver.hud} .decision-panel`;
    if (count === 0) lines.push('## The desk', '', ...block(await spokenTree(page, driver.hud)));
    const key = driver.nextKey(now) ?? 'Enter';
    lines.push(`## ${now.prompt}`, '', ...block(await spokenTree(page, place)), `Pressed: ${key}`, '');
    await page.keyboard.press(key.replace(/^[A-Z]$/, (letter) => letter.toLowerCase()));
  }
  return lines;
}

mkdirSync(FOLDER, { recursive: true });
for (const game of PAD_GAMES) {
  const { page, close } = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=transcript`);
  await planGame(page, game.name);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
  const lines = await transcriptOf(page, game);
  const file = game.name.toLowerCase().replaceAll(' ', '-');
  writeFileSync(resolve(FOLDER, `${file}.md`), `${lines.join('\n').trimEnd()}\n`);
  await close();
}
process.exit(0);
