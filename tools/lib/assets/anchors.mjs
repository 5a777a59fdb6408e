/** What models say of their places, gathered in one `anchors.json` a folder so that the app knows it before it loads them. */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { listModels } from './manifest.mjs';
import { measure } from './measure.mjs';

/**
 * @param {string} models absolute path of `assets/models`
 * @param {import('@gltf-transform/core').NodeIO} io
 * @returns {Promise<Map<string, string>>} the text of every such file by its path from `assets/models`
 */
async function gatherAnchors(models, io) {
  /** @type {Map<string, Record<string, unknown>>} */
  const folders = new Map();
  const files = await listModels(models);
  for (const file of files) {
    const { anchors } = measure(await io.read(join(models, file)));
    if (anchors === null) continue;
    const folder = dirname(file);
    const gathered = folders.get(folder) ?? {};
    gathered[basename(file, '.glb')] = { ...anchors, parts: partsOf(file, files) };
    folders.set(folder, gathered);
  }
  return new Map([...folders].map(([folder, gathered]) => [`${folder}/anchors.json`, written(gathered)]));
}

/** @param {Record<string, unknown>} gathered */
function written(gathered) {
  const lines = Object.entries(gathered).map(([id, anchors]) => `  "${id}": ${JSON.stringify(anchors)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/**
 * The models that lie on another one: `church-lid` on `church`.
 *
 * @param {string} file
 * @param {readonly string[]} files
 */
function partsOf(file, files) {
  const stem = file.replace(/\.glb$/, '-');
  return files
    .filter((other) => other.startsWith(stem))
    .map((other) => other.slice(stem.length).replace(/\.glb$/, ''));
}

/**
 * @param {string} models absolute path of `assets/models`
 * @param {import('@gltf-transform/core').NodeIO} io
 */
export async function writeAnchors(models, io) {
  for (const [path, text] of await gatherAnchors(models, io)) await writeFile(join(models, path), text);
}

/**
 * @param {string} models absolute path of `assets/models`
 * @param {import('@gltf-transform/core').NodeIO} io
 * @returns {Promise<string[]>} a sentence a file that does not say what its models say
 */
export async function staleAnchors(models, io) {
  const faults = [];
  for (const [path, text] of await gatherAnchors(models, io)) {
    const there = await readFile(join(models, path), 'utf8').catch(() => '');
    if (there !== text) faults.push(`${path} is out of date: npm run assets`);
  }
  return faults;
}
