/** Tables as people see them who tell colours apart in other ways, beside what everybody sees. */
import type { CDPSession, Page } from 'playwright-core';
import sharp from 'sharp';
import { VISIONS, type Vision } from '../../../renderer/styles/vision';
import { SMALL } from './app';

/** Half of what the smallest window has, in each direction. */
const TILE = { width: SMALL.viewport.width / 2, height: SMALL.viewport.height / 2 };

/** The browser's own simulation of eyes; from now on, for screenshots too. */
async function seeWith(developer: CDPSession, eyes: Vision): Promise<void> {
  await developer.send('Emulation.setEmulatedVisionDeficiency', { type: eyes === 'usual' ? 'none' : eyes });
}

/**
 * A sheet of the same table: a column for each kind of eyes, the usual ones first. Above with the usual colours, below with those that
 * the settings have for these eyes; in the first column below those for the commonest others, as usual eyes see them.
 *
 * @param enter puts the table on the screen in these colours, and waits until it rests
 * @returns a picture, 2560 by 720
 */
export async function visionSheet(page: Page, enter: (colours: Vision) => Promise<void>): Promise<Buffer> {
  const developer = await page.context().newCDPSession(page);
  const tiles: { readonly input: Buffer; readonly left: number; readonly top: number }[] = [];
  const keep = async (eyes: Vision, column: number, row: number) => {
    await seeWith(developer, eyes);
    const input = await sharp(await page.screenshot())
      .resize(TILE)
      .toBuffer();
    tiles.push({ input, left: column * TILE.width, top: row * TILE.height });
  };
  await enter('usual');
  for (const [column, eyes] of VISIONS.entries()) await keep(eyes, column, 0);
  await seeWith(developer, 'usual');
  for (const [column, eyes] of VISIONS.entries()) {
    if (eyes === 'usual') continue;
    await enter(eyes);
    if (eyes === 'deuteranopia') await keep('usual', 0, 1);
    await keep(eyes, column, 1);
    await seeWith(developer, 'usual');
  }
  await developer.detach();
  const sheet = { width: TILE.width * VISIONS.length, height: TILE.height * 2, channels: 3 } as const;
  return sharp({ create: { ...sheet, background: '#000' } })
    .composite(tiles)
    .png()
    .toBuffer();
}
