import { resolve } from 'node:path';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findElectron } from '../../tools/lib/electron-runtime.mjs';
import { tempFolder } from '../helpers/temp-folder';
import { QUICK } from './helpers/app';
import { keyboard } from './helpers/hands';
import { newGame, playOn } from './helpers/play';
import { shadowOf, skilled } from './helpers/shadow';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGE = 'app://curfew/index.html';
const SEED = 'smoke-1';

/** An app that was packaged with `CURFEW_PACK_FOR_TESTS=1`, else the runtime of the npm package. */
const packaged = process.env.CURFEW_PACKAGED;
const program = packaged ?? findElectron(ROOT, process.env, process.platform);

if (program === null) {
  console.log(
    "Skipped: Electron's runtime is not here (`npx install-electron` fetches it), so the app can't be started in it.",
  );
}

/** Starts the app over a folder of its own data. */
async function start(
  executablePath: string,
  userData: string,
): Promise<{ app: ElectronApplication; page: Page }> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const app = await _electron.launch({
    executablePath,
    args: [...sandbox, `--user-data-dir=${userData}`, ...(packaged === undefined ? [ROOT] : [])],
  });
  onTestFinished(() => app.close().catch(() => {}));
  const page = await app.firstWindow();
  await page.getByRole('main', { name: 'Curfew' }).waitFor();
  return { app, page };
}

/** The screen as a screen reader tells it. */
function told(page: Page): Promise<string> {
  return page.locator('#root').ariaSnapshot();
}

describe.skipIf(program === null)('the app in Electron', () => {
  const executable = program ?? '';

  it('starts, begins a game, moves, saves, and goes on there after a restart', async () => {
    const userData = tempFolder();
    const first = await start(executable, userData);
    await first.page.goto(`${PAGE}?${QUICK}&seed=${SEED}`);
    await newGame(first.page);
    const play = { page: first.page, hands: keyboard(first.page), shadow: shadowOf(SEED) };
    await playOn(play, { player: skilled, moves: 2 });
    const before = await told(first.page);
    await first.app.close();

    const second = await start(executable, userData);
    await second.page.goto(`${PAGE}?${QUICK}`);
    await second.page.getByRole('button', { name: /^Continue/ }).click();
    await second.page.locator('body[data-ready=table]').waitFor({ state: 'attached' });
    expect(await told(second.page)).toBe(before);
  });

  it('gives its page no Node and no way out', async () => {
    const { app, page } = await start(executable, tempFolder());
    expect(await page.evaluate(() => [typeof require, typeof process, typeof window.curfew])).toEqual([
      'undefined',
      'undefined',
      'object',
    ]);
    const leaves = await page.evaluate(async () => {
      const remote = await fetch('https://example.org/').then(
        () => true,
        () => false,
      );
      return [remote, window.open('https://example.org/') !== null];
    });
    expect(leaves).toEqual([false, false]);
    await page.evaluate(() => location.assign('https://example.org/'));
    expect(page.url()).toBe(PAGE);
    expect(app.windows()).toHaveLength(1);
  });
});
