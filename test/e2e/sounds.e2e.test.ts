import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../tools/lib/chromium.mjs';
import type { Measured } from './helpers/sound-page';

/** The page's functions as one script. */
async function bundled(): Promise<string> {
  const entry = resolve(import.meta.dirname, 'helpers/sound-page.ts');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'soundPage' } },
  });
  const [output] = result as Rolldown.RolldownOutput[];
  if (!output) throw new Error('Nothing was bundled.');
  return output.output[0].code;
}

describe('the sounds, rendered by the browser', () => {
  let browser: Browser;
  let page: Page;
  let sounds: readonly Measured[];

  beforeAll(async () => {
    const executablePath = findChromium(process.env, process.platform);
    if (executablePath === null) throw new Error('No Chromium, Chrome or Edge was found.');
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    page = await browser.newPage();
    await page.addScriptTag({ content: await bundled() });
    sounds = await page.evaluate<readonly Measured[]>('soundPage.renderAll()');
  });
  afterAll(() => browser.close());

  it('are all there, and all of them are numbers', () => {
    expect(sounds.length).toBeGreaterThan(50);
    expect(sounds.filter(({ isSound }) => !isSound)).toEqual([]);
  });

  it('can be heard and never clip: each peaks between -30 and -1 dBFS', () => {
    expect(sounds.filter(({ peak }) => peak < -30 || peak > -1)).toEqual([]);
  });

  it('begin and end in silence, so that nothing clicks', () => {
    expect(sounds.filter(({ first, last }) => first !== 0 || last !== 0)).toEqual([]);
  });

  it('last as long as their recipes say', () => {
    const wrong = sounds.filter(({ audible, length }) => audible > length + 0.01 || audible < length * 0.7);
    expect(wrong).toEqual([]);
  });

  it.each(['day', 'night'])('lie over a quiet %s', async (time) => {
    const { isSound, peak } = await page.evaluate<Measured>(`soundPage.renderBeds('${time}')`);
    expect({ isSound, quiet: peak > -45 && peak < -15 }).toEqual({ isSound: true, quiet: true });
  });
});
