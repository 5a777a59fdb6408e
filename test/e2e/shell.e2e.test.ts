import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openApp, QUICK, SMALL } from './helpers/app';
import { keepEvidence } from './helpers/evidence';
import { tableAtRest } from './helpers/table-picks';

/** Runs in the page: the graphics driver takes the canvas away and gives it back. */
async function loseContext(): Promise<void> {
  const lost = document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
  if (!lost) throw new Error('This browser can not lose a context.');
  lost.loseContext();
  await new Promise((done) => setTimeout(done, 1000));
  lost.restoreContext();
}

/** Of 255. Textures that are uploaded again come out a shade different here and there. */
const NOTICEABLE = 24;

/** How far the colour that changed most has changed between two pictures. */
async function largestChange(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = await Promise.all([one, other].map((png) => sharp(png).raw().toBuffer()));
  return before?.reduce((most, value, at) => Math.max(most, Math.abs(value - (after?.[at] ?? 0))), 0) ?? 255;
}

describe('the built app', () => {
  it('comes up under its content security policy without a complaint', async () => {
    const { page, close } = await openApp(SMALL, `?${QUICK}`);
    await page.locator('#root > *').first().waitFor({ state: 'attached' });
    expect(await page.title()).toBe('Curfew');
    await close();
  });

  it('would be caught loading anything from elsewhere', async () => {
    const { page, complaints, close } = await openApp({ ...SMALL, drawn: false });
    await page.evaluate(() => fetch('http://127.0.0.1:9/').catch(() => null));
    expect(complaints.join('\n')).toMatch(
      /violates the following Content Security Policy directive: "connect-src/,
    );
    await expect(close()).rejects.toThrow('The page complained');
  });

  it('leaves a picture where a test of it fails', async () => {
    const { page, close } = await openApp({ ...SMALL, drawn: false }, `?${QUICK}`);
    const folder = mkdtempSync(join(tmpdir(), 'curfew-evidence-'));
    await keepEvidence(page.context(), 'the table: "is lost"', folder);
    expect(readdirSync(folder).filter((file) => file.endsWith('.png'))).toEqual(['the-table-is-lost--1.png']);
    await close();
  });

  it('draws its table again after the graphics driver took it away', async () => {
    const { page, close } = await openApp({ viewport: { width: 640, height: 400 } }, `?${QUICK}&watch=on`);
    await tableAtRest(page);
    const before = await page.screenshot();
    await page.evaluate(loseContext);
    const change = async () => largestChange(before, await page.screenshot());
    await expect.poll(change, { timeout: 300_000, interval: 500 }).toBeLessThan(NOTICEABLE);
    await close();
  });
});
