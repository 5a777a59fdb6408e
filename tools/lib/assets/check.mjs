import { join } from 'node:path';
import { staleAnchors } from './anchors.mjs';
import { faultsOf, stockFaults } from './faults.mjs';
import { modelIO } from './library.mjs';
import { readManifest, takeStock } from './manifest.mjs';
import { measure } from './measure.mjs';

/**
 * @param {string} models absolute path of a folder like `assets/models`
 * @returns {Promise<{ lines: string[], faults: string[] }>} a line a game for the reader, and what is wrong
 */
export async function check(models) {
  const io = await modelIO();
  const found = await takeStock(models, io);
  const faults = [];
  for (const { file, bytes } of found) {
    const own = faultsOf(measure(await io.read(join(models, file))), bytes);
    faults.push(...own.map((fault) => `${file}: ${fault}`));
  }
  const listed = await readManifest(models).catch(() => []);
  return {
    lines: summary(found),
    faults: [...faults, ...stockFaults(found, listed), ...(await staleAnchors(models, io))],
  };
}

/** @param {readonly import('./manifest.mjs').ManifestEntry[]} found */
function summary(found) {
  return [...new Set(found.map(({ game }) => game))].map((game) => {
    const own = found.filter((entry) => entry.game === game);
    const [triangles, bytes] = [sum(own.map((one) => one.triangles)), sum(own.map((one) => one.bytes))];
    return `${game}: ${own.length} models, ${triangles} triangles, ${Math.round(bytes / 1024)} KB`;
  });
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, one) => total + one, 0);
}
