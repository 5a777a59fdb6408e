/** Draws `icon.svg` beside it in all sizes that the three systems ask for, into `build/`: `npm run icons:app`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { icns, ico, type Sized } from './containers';

const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
const OF_ICO = [16, 24, 32, 48, 64, 128, 256];
const OF_ICNS = [16, 32, 64, 128, 256, 512, 1024];
const OF_LINUX = [16, 32, 48, 64, 128, 256, 512];

const folder = resolve(import.meta.dirname, '../../../build');
const svg = await readFile(resolve(import.meta.dirname, 'icon.svg'));

async function drawn(size: number): Promise<Sized> {
  // Drawn at its final size, not scaled down to it: thin lines stay crisp.
  const png = await sharp(svg, { density: (72 * size) / 1024 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size >= 512, quality: 95 })
    .toBuffer();
  return { size, png };
}

const pictures: Sized[] = [];
for (const size of SIZES) pictures.push(await drawn(size));
const of = (sizes: readonly number[]) => pictures.filter(({ size }) => sizes.includes(size));

await mkdir(resolve(folder, 'icons'), { recursive: true });
await writeFile(resolve(folder, 'icon.ico'), ico(of(OF_ICO)));
await writeFile(resolve(folder, 'icon.icns'), icns(of(OF_ICNS)));
for (const { size, png } of of(OF_LINUX)) {
  await writeFile(resolve(folder, 'icons', `${size}x${size}.png`), png);
}
console.log(`build/: icon.ico, icon.icns and ${OF_LINUX.length} pictures`);
