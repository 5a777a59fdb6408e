/** Takes `assets/covers/title.webp` anew, `npm run covers`: from the title. */
import { resolve } from 'node:path';
import sharp from 'sharp';
import { openApp } from './helpers/app';
import { tableAtRest } from './helpers/table-picks';

const TITLE = resolve(import.meta.dirname, '../../assets/covers/title.webp');
const WINDOW = { width: 1600, height: 900 };

/** The title's night without a word on it. */
const { page, close } = await openApp({ viewport: WINDOW }, '?quality=high&motion=off&watch=on');
await tableAtRest(page);
await page.locator('main.title').evaluate((title) => {
  title.style.display = 'none';
});
await sharp(await page.screenshot())
  .webp({ quality: 82, effort: 6, smartSubsample: true })
  .toFile(TITLE);
await close();
