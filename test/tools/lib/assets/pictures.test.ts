import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  checkPictures,
  keepPicture,
  layOut,
  PICTURE_BYTES,
  PICTURE_SIZE,
} from '../../../../tools/lib/assets/pictures.mjs';
import { tempFolder } from '../../../helpers/temp-folder';

function plain(size: { width: number; height: number }): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background: '#884422' } })
    .png()
    .toBuffer();
}

/** A game's folder with these pictures in it. */
async function shelf(pictures: Readonly<Record<string, Buffer>>): Promise<string> {
  const folder = tempFolder();
  await mkdir(join(folder, 'chess'), { recursive: true });
  for (const [name, bytes] of Object.entries(pictures)) await writeFile(join(folder, 'chess', name), bytes);
  return folder;
}

describe('pictures of cards', () => {
  it('are kept as WebP of the size of all others', async () => {
    const folder = tempFolder();
    const from = join(folder, 'king.png');
    await writeFile(from, await plain(PICTURE_SIZE));
    await keepPicture(from, join(folder, 'chess', 'king.webp'));
    const { lines, faults } = await checkPictures(folder);
    expect(lines).toEqual([expect.stringMatching(/^chess: 1 pictures, \d+ KB$/)]);
    expect(faults).toEqual([]);
  });

  it('are found fault with when they have another size or weigh too much', async () => {
    const noise = Buffer.from(Array.from({ length: 384 * 264 * 3 }, (_, at) => (at * 7919 + at ** 2) % 251));
    const raw = { width: 384, height: 264, channels: 3 } as const;
    const folder = await shelf({
      'pawn.webp': await sharp(await plain({ width: 264, height: 384 }))
        .webp()
        .toBuffer(),
      'rook.webp': await sharp(noise, { raw }).webp({ quality: 100 }).toBuffer(),
    });
    const { faults } = await checkPictures(folder);
    expect(faults).toEqual([
      'chess/pawn.webp: it is 264x384, not 384x264',
      expect.stringMatching(new RegExp(`^chess/rook.webp: \\d+ bytes, ${PICTURE_BYTES} at most$`)),
    ]);
  });

  it('are laid out side by side, four in a row', async () => {
    const folder = tempFolder();
    const files = await Promise.all(
      [1, 2, 3, 4, 5].map(async (number) => {
        const file = join(folder, `${number}.png`);
        await writeFile(file, await plain(PICTURE_SIZE));
        return file;
      }),
    );
    await layOut(files, join(folder, 'sheet.png'));
    const { width, height } = await sharp(join(folder, 'sheet.png')).metadata();
    expect([width, height]).toEqual([4 * 390, 2 * 270]);
  });
});
