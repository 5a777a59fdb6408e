/** Prints the street with both boards, lays the cut-out dead on their sheet, and writes down where all of it is. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rasterise } from '../../print/rasterise';
import { PLACES, RING, STREET } from './places';
import { laySheet } from './sheet';
import { PRINT, streetPrint } from './street';

const TEXTURES = resolve(import.meta.dirname, '../../../textures/outbreak-duel');
const CUTOUTS = resolve(import.meta.dirname, '../standees');

mkdirSync(TEXTURES, { recursive: true });
const street = resolve(TEXTURES, 'street.webp');
await rasterise([{ svg: streetPrint(), file: street, size: PRINT.width, height: PRINT.height, quality: 74 }]);
writeFileSync(
  resolve(TEXTURES, 'street.json'),
  `${JSON.stringify({ ...STREET, ring: RING, places: PLACES }, null, 2)}\n`,
);

const files = readdirSync(CUTOUTS).filter((file) => file.endsWith('.webp'));
const standees = await laySheet(
  files.map((file) => resolve(CUTOUTS, file)).sort(),
  resolve(TEXTURES, 'standees.webp'),
);
writeFileSync(resolve(TEXTURES, 'standees.json'), `${JSON.stringify(standees, null, 2)}\n`);
