/** Figures that are cut out of their renders; `npm run assets:print` lays them on a sheet of their game. */
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/** They are printed once more with the sheet, so that they lose as little as possible here. */
const QUALITY = 94;

/**
 * @param {import('./scripts.mjs').Script} script
 * @param {string} id
 * @returns {string} path from `assets/source`
 */
export function cutoutPath({ game }, id) {
  return `${game}/standees/${id}.webp`;
}

/**
 * @param {string} from a PNG
 * @param {string} to
 * @returns {Promise<string>} where it is kept
 */
export async function keepCutout(from, to) {
  const { default: sharp } = await import('sharp');
  await mkdir(dirname(to), { recursive: true });
  await sharp(from).webp({ quality: QUALITY, alphaQuality: 100, effort: 6, smartSubsample: true }).toFile(to);
  return to;
}
