/** The list of all models, `assets/models/manifest.json`. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { measure } from './measure.mjs';

/**
 * @typedef {object} ManifestEntry
 * @property {string} id
 * @property {string} kind
 * @property {string} game
 * @property {string} file from `assets/models`
 * @property {number} triangles
 * @property {number} bytes
 */

/**
 * @param {string} models absolute path of `assets/models`
 * @returns {Promise<string[]>} the models in it, in order
 */
export async function listModels(models) {
  const files = (await readdir(models, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  return files.filter((file) => file.endsWith('.glb')).sort();
}

/**
 * @param {string} models absolute path of `assets/models`
 * @param {import('@gltf-transform/core').NodeIO} io
 * @returns {Promise<ManifestEntry[]>} what the manifest has to say
 */
export async function takeStock(models, io) {
  const entries = [];
  for (const file of await listModels(models)) {
    const { kind, triangles } = measure(await io.read(join(models, file)));
    const { size: bytes } = await stat(join(models, file));
    const [game = ''] = file.split('/');
    entries.push({ id: basename(file, '.glb'), kind, game, file, triangles, bytes });
  }
  return entries;
}

/**
 * @param {string} models absolute path of `assets/models`
 * @param {import('@gltf-transform/core').NodeIO} io
 */
export async function writeManifest(models, io) {
  const lines = (await takeStock(models, io)).map((entry) => `  ${JSON.stringify(entry)}`);
  await writeFile(join(models, 'manifest.json'), `[\n${lines.join(',\n')}\n]\n`);
}

/**
 * @param {string} models absolute path of `assets/models`
 * @returns {Promise<ManifestEntry[]>}
 */
export async function readManifest(models) {
  return JSON.parse(await readFile(join(models, 'manifest.json'), 'utf8'));
}
