import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { copyPicture } from './helpers/clipboard';
import { barriers } from './helpers/look';
import { autosave, putAutosave } from './helpers/saves';
import { isFinding, nightAt } from './helpers/survive-moments';
import { onWindow, tableAtRest } from './helpers/table-picks';
import { enter } from './helpers/watch';

const PATIENCE = 300_000;

/** Runs in the page: how large a PNG is, and how many of its pixels in a row across its middle are unlike the first. */
async function measure(png: string) {
  const image = new Image();
  image.src = png;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  pen?.drawImage(image, 0, 0);
  const row = pen?.getImageData(0, Math.floor(height / 2), width, 1).data ?? [];
  const pixels = Array.from({ length: width }, (_, at) => row.slice(4 * at, 4 * at + 3).join());
  const isGrey = pixels.every((pixel) => new Set(pixel.split(',')).size === 1);
  return { width, height, isGrey, colours: new Set(pixels).size };
}

/** Where a stretch of the table lies on the window, in pixels. */
async function seen(page: Page): Promise<readonly number[]> {
  await tableAtRest(page);
  const points = await onWindow(page, [
    [-3, 0, 3],
    [3, 0, 3],
  ]);
  return points.flatMap(({ x, y }) => [Math.round(x), Math.round(y)]);
}

describe('a photo of a game', () => {
  let app: OpenedApp;
  let saved = '';
  let view: readonly number[] = [];
  const mode = () => app.page.getByRole('main', { name: 'Take a photo' });
  const hud = () => app.page.getByRole('button', { name: 'Menu' });

  beforeAll(async () => {
    app = await openApp(SMALL, `?${QUICK}&watch=on`);
    const { page } = app;
    await page.getByRole('main', { name: 'Curfew' }).waitFor();
    await putAutosave(page, nightAt(1, isFinding));
    await page.reload();
    await enter(page);
    view = await seen(page);
    saved = JSON.stringify(await autosave(page));
  }, PATIENCE);
  afterAll(() => app.close());

  it(
    'sets all but the table aside, and its controls can be used by everybody',
    async () => {
      const { page } = app;
      await page.keyboard.press('F12');
      await mode().waitFor();
      expect(await hud().isVisible()).toBe(false);
      expect(await barriers(page)).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'is saved in its frame, its size and its look',
    async () => {
      const { page } = app;
      await page.getByLabel('Frame').selectOption('9:16');
      await page.getByLabel('Look').selectOption('Black and white');
      await page.getByLabel('Size').selectOption('720 × 1280');
      await page.getByLabel('Focal length').fill('70');
      await page.getByLabel('Tilt').fill('5');
      await page.getByLabel('Time of day').fill('0.5');
      await page.keyboard.press('Shift+ArrowLeft');
      expect(await seen(page)).not.toEqual(view);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save picture' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^Curfew Survive Until Daylight [\d. -]+\.png$/);
      const png = `data:image/png;base64,${readFileSync(await download.path(), 'base64')}`;
      const { colours, ...file } = await page.evaluate(measure, png);
      expect(file).toEqual({ width: 720, height: 1280, isGrey: true });
      expect(colours).toBeGreaterThan(20);
    },
    PATIENCE,
  );

  it(
    'is copied as it would be saved',
    async () => {
      const { page } = app;
      const { colours, ...picture } = await page.evaluate(measure, await copyPicture(page));
      expect(picture).toEqual({ width: 720, height: 1280, isGrey: true });
      expect(colours).toBeGreaterThan(20);
    },
    PATIENCE,
  );

  it(
    'leaves the game, the camera and what lay over the table as they were',
    async () => {
      const { page } = app;
      await page.keyboard.press('Escape');
      await mode().waitFor({ state: 'detached' });
      expect(await hud().isVisible()).toBe(true);
      expect(await seen(page)).toEqual(view);
      expect(JSON.stringify(await autosave(page))).toBe(saved);
    },
    PATIENCE,
  );
});
