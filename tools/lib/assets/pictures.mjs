/** Pictures for cards: kept as WebP, one size for all. */
import { mkdir, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Pixels of a picture; `SIZE` of `assets/source/lib/picture.py`. */
export const PICTURE_SIZE = { width: 384, height: 264 };

const KB = 1024;
/** Bytes of one picture, and of all pictures of one game. */
export const PICTURE_BYTES = 40 * KB;
const GAME_PICTURE_BYTES = 2 * KB * KB;
const QUALITY = 84;

/**
 * @param {import('./scripts.mjs').Script} script
 * @param {string} id
 * @returns {string} path from `assets/pictures`
 */
export function picturePath({ game }, id) {
  return `${game}/${id}.webp`;
}

/**
 * @param {string} from a PNG
 * @param {string} to
 */
export async function keepPicture(from, to) {
  const { default: sharp } = await import('sharp');
  await mkdir(dirname(to), { recursive: true });
  await sharp(from).webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toFile(to);
}

/**
 * Puts pictures side by side, to judge them by.
 *
 * @param {readonly string[]} files
 * @param {string} to a PNG
 * @param {number} most how many side by side
 */
export async function layOut(files, to, most = 4) {
  const { default: sharp } = await import('sharp');
  const { width, height } = PICTURE_SIZE;
  const [columns, gap] = [Math.min(most, files.length), 6];
  const rows = Math.ceil(files.length / columns);
  const canvas = {
    width: columns * (width + gap),
    height: rows * (height + gap),
    channels: /** @type {const} */ (3),
    background: '#202024',
  };
  const layers = files.map((input, index) => ({
    input,
    left: (index % columns) * (width + gap),
    top: Math.floor(index / columns) * (height + gap),
  }));
  await sharp({ create: canvas }).composite(layers).png().toFile(to);
}

/**
 * @param {string} pictures absolute path of `assets/pictures`
 * @returns {Promise<string[]>} from there, in order
 */
export async function listPictures(pictures) {
  const files = (await readdir(pictures, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  return files.filter((file) => file.endsWith('.webp')).sort();
}

/**
 * @param {string} pictures absolute path of `assets/pictures`
 * @returns {Promise<{ lines: string[], faults: string[] }>} a line a game for the reader, and what is wrong
 */
export async function checkPictures(pictures) {
  const { default: sharp } = await import('sharp');
  /** @type {Map<string, number[]>} */
  const weights = new Map();
  const faults = [];
  for (const file of await listPictures(pictures)) {
    const path = join(pictures, file);
    const [{ width, height }, { size }] = await Promise.all([sharp(path).metadata(), stat(path)]);
    if (width !== PICTURE_SIZE.width || height !== PICTURE_SIZE.height)
      faults.push(`${file}: it is ${width}x${height}, not ${PICTURE_SIZE.width}x${PICTURE_SIZE.height}`);
    if (size > PICTURE_BYTES) faults.push(`${file}: ${size} bytes, ${PICTURE_BYTES} at most`);
    const game = basename(dirname(file));
    weights.set(game, [...(weights.get(game) ?? []), size]);
  }
  const lines = [];
  for (const [game, sizes] of weights) {
    const all = sizes.reduce((sum, size) => sum + size, 0);
    lines.push(`${game}: ${sizes.length} pictures, ${Math.round(all / KB)} KB`);
    if (all > GAME_PICTURE_BYTES)
      faults.push(`${all} bytes of pictures of ${game}, ${GAME_PICTURE_BYTES} at most`);
  }
  return { lines, faults };
}
