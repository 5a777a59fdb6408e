/** Prints the atlas of the tiles and the map they lie on, and writes down where everything is: `npm run assets:print`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rasterise } from '../../print/rasterise';
import { printSheet } from '../../print/sheet';
import { FRONTS } from './looks';
import { FOOTPRINT } from './print/ground';
import { tileJobs } from './print/jobs';
import { cityMap, MAP_SIZE } from './print/map';
import { openingsOf } from './print/openings';
import { PLATE_OUTLINES } from './print/plates';

const TEXTURES = resolve(import.meta.dirname, '../../../textures/one-month-in');
const SIZE = 2048;

const { print, boxes } = printSheet(tileJobs(), SIZE);
mkdirSync(TEXTURES, { recursive: true });
await rasterise([
  { svg: print, file: resolve(TEXTURES, 'tiles.webp'), size: SIZE, quality: 70 },
  { svg: cityMap(), file: resolve(TEXTURES, 'map.webp'), size: MAP_SIZE, quality: 72 },
]);

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** What the models need to know of a front: its size and where something may look out or be boarded up. */
const fronts = Object.fromEntries(
  Object.entries(FRONTS).map(([id, look]) => {
    const openings = openingsOf(look)
      .filter(({ part }) => part !== '.' && part !== 'C')
      .map(({ part, x, foot, width, height }) => ({
        part,
        x: rounded(x),
        foot: rounded(foot),
        width: rounded(width),
        height: rounded(height),
      }));
    return [id, { width: look.width, height: look.height, trim: look.trim, openings }];
  }),
);
const models = { size: SIZE, footprint: FOOTPRINT, fronts, boxes };
writeFileSync(resolve(import.meta.dirname, 'atlas.json'), `${JSON.stringify(models, null, 2)}\n`);

/** What the scene cuts out of the atlas itself: the fog's face is a model, numbers and counts are not. */
const cutOut = Object.fromEntries(Object.entries(boxes).filter(([id]) => /^[nzx]\./.test(id)));
const scene = { size: SIZE, outlines: PLATE_OUTLINES, boxes: cutOut };
writeFileSync(resolve(TEXTURES, 'tiles.json'), `${JSON.stringify(scene, null, 2)}\n`);
