import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDuel, seats } from '../helpers/outbreak-duel';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { copyPicture } from './helpers/clipboard';
import { barriers } from './helpers/look';
import { putSave } from './helpers/saves';

const PATIENCE = 300_000;
const SEED = 'shared';

function aFinishedDuel() {
  const session = newDuel({}, seats('bot', 'bot'), SEED);
  while (session.playBot());
  session.handOver('seat-1', { kind: 'human' });
  return session;
}

/** Runs in the page: how large a PNG is. */
async function measure(png: string) {
  const image = Object.assign(new Image(), { src: png });
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

describe('a share card', () => {
  let app: OpenedApp;

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}`);
    const { page } = app;
    await page.getByRole('main', { name: 'Curfew' }).waitFor();
    await putSave(page, aFinishedDuel(), { id: 'save-over', name: 'Over' });
    await page.getByRole('button', { name: 'Saved games' }).click();
    await page.getByRole('button', { name: 'Load Over' }).click();
    await page.getByRole('button', { name: 'Share card' }).click();
  }, PATIENCE);
  afterAll(() => app.close());

  it(
    'is looked at before it goes anywhere, also where no table can be drawn, and says how the game ended',
    async () => {
      const { page } = app;
      const card = page.getByRole('main', { name: 'Share card' }).getByRole('img');
      await card.waitFor();
      const said = await card.getAttribute('aria-label');
      expect(said).toMatch(/Outbreak Duel\n.*(?:won|Nobody)/);
      expect(said).toContain(`Seed ${SEED}`);
      for (const { name } of seats('bot', 'bot')) expect(said).toContain(name);
      expect(await barriers(page)).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'is copied as a picture',
    async () => {
      const { page } = app;
      expect(await page.evaluate(measure, await copyPicture(page))).toEqual({ width: 1280, height: 1100 });
    },
    PATIENCE,
  );

  it(
    'is saved as a picture, and leads back to the result',
    async () => {
      const { page } = app;
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save picture' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^Curfew Outbreak Duel [\d. -]+\.png$/);
      const png = `data:image/png;base64,${readFileSync(await download.path(), 'base64')}`;
      expect(await page.evaluate(measure, png)).toEqual({ width: 1280, height: 1100 });
      await page.keyboard.press('Escape');
      await page.getByRole('main', { name: /won|Nobody/ }).waitFor();
    },
    PATIENCE,
  );
});
