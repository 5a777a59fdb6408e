/** Prints the city's atlas, and writes down for the models where everything lies: `npm run assets:print`. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rasterise } from '../../print/rasterise';
import { printSheet } from '../../print/sheet';
import { BUILDINGS, type BuildingLook, LOOKS } from './looks';
import { CORNICE_HEIGHT, cityJobs, SIGN } from './print/jobs';

const TEXTURES = resolve(import.meta.dirname, '../../../textures/dying-light');
const SIZE = 2048;

const { print, glow, boxes } = printSheet(cityJobs(), SIZE);
await rasterise([
  { svg: print, file: resolve(TEXTURES, 'city.webp'), size: SIZE, quality: 80 },
  { svg: glow, file: resolve(TEXTURES, 'city-glow.webp'), size: SIZE / 2, quality: 70 },
]);

/** What the models need to know of a building. */
function modelled({ width, depth, level, front, awning }: BuildingLook) {
  return { width, depth, level, door: front.indexOf('door'), ...awning };
}

const buildings = Object.fromEntries(BUILDINGS.map((id) => [id, modelled(LOOKS[id])]));
const atlas = { size: SIZE, cornice: CORNICE_HEIGHT, sign: SIGN, buildings, boxes };
writeFileSync(resolve(import.meta.dirname, 'atlas.json'), `${JSON.stringify(atlas, null, 2)}\n`);
