/** Takes `assets/covers/title.webp` and the pictures of `assets/portraits` anew, `npm run covers`: from the title, and from the contact sheets. */
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import sharp, { type Region, type Sharp } from 'sharp';
import { openApp } from './helpers/app';
import { tableAtRest } from './helpers/table-picks';

const ROOT = resolve(import.meta.dirname, '../..');
const WINDOW = { width: 1600, height: 900 };
const PORTRAIT = 160;

const region = (left: number, top: number, width: number, height: number): Region => ({
  left,
  top,
  width,
  height,
});

/** Where characters stand on the contact sheets. */
const PORTRAITS: Readonly<Record<string, readonly [sheet: string, of: Region]>> = {
  'survive-until-daylight/ch-pillar': ['contact-sheet-survive', region(104, 486, 210, 210)],
  'survive-until-daylight/ch-psycho': ['contact-sheet-survive', region(410, 488, 240, 240)],
  'survive-until-daylight/ch-trigger': ['contact-sheet-survive', region(704, 488, 240, 240)],
  'survive-until-daylight/ch-drifter': ['contact-sheet-survive', region(984, 488, 240, 240)],
  'survive-until-daylight/ch-haggler': ['contact-sheet-survive', region(1268, 484, 240, 240)],
  'survive-until-daylight/ch-hipster': ['contact-sheet-survive', region(1586, 485, 210, 210)],
};

const picture = (name: string) => sharp(resolve(ROOT, `docs/pictures/${name}.png`));

async function keep(image: Sharp, name: string): Promise<void> {
  const file = resolve(ROOT, 'assets', name);
  await mkdir(dirname(file), { recursive: true });
  await image.webp({ quality: 82, effort: 6, smartSubsample: true }).toFile(file);
  console.log(`assets/${name}`);
}

/** The title's night without a word on it. */
async function takeTitle(): Promise<void> {
  const { page, close } = await openApp({ viewport: WINDOW }, '?quality=high&motion=off&watch=on');
  await tableAtRest(page);
  await page.locator('main.title').evaluate((title) => {
    title.style.display = 'none';
  });
  await keep(sharp(await page.screenshot()), 'covers/title.webp');
  await close();
}

for (const [name, [from, of]] of Object.entries(PORTRAITS))
  await keep(picture(from).extract(of).resize(PORTRAIT, PORTRAIT), `portraits/${name}.webp`);
await takeTitle();
