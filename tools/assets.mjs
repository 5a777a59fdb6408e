/**
 * `npm run assets` builds all models from `assets/source`, `npm run assets -- biter juno` some of them. Needs Blender 3.4
 * and its numpy (Debian: `blender`, `python3-numpy`); playing and testing do not. The same scripts give the same bytes.
 */
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { build } from './lib/assets/blender.mjs';
import { modelIO, squeeze } from './lib/assets/library.mjs';
import { listModels, writeManifest } from './lib/assets/manifest.mjs';
import { chooseScripts, findScripts, modelPath } from './lib/assets/scripts.mjs';

const root = resolve(import.meta.dirname, '..');
const source = join(root, 'assets', 'source');
const models = join(root, 'assets', 'models');
const PROCESSES = 2;

/**
 * @param {import('./lib/assets/scripts.mjs').Script} script
 * @param {import('@gltf-transform/core').NodeIO} io
 * @returns {Promise<string[]>} the files that it gave, from `assets/models`
 */
async function buildScript(script, io) {
  const raw = await mkdtemp(join(tmpdir(), 'curfew-models-'));
  try {
    const said = await build(join(source, 'lib', 'build.py'), join(source, script.path), raw);
    console.log(said.join('\n'));
    const ids = (await readdir(raw)).sort().map((file) => file.replace(/\.glb$/, ''));
    for (const id of ids) {
      const to = join(models, modelPath(script, id));
      await mkdir(dirname(to), { recursive: true });
      await squeeze(io, join(raw, `${id}.glb`), to);
    }
    return ids.map((id) => modelPath(script, id));
  } finally {
    await rm(raw, { recursive: true });
  }
}

/** @param {readonly string[]} names */
async function main(names) {
  const scripts = chooseScripts(await findScripts(source), names);
  const io = await modelIO();
  const waiting = [...scripts];
  /** @type {string[]} */
  const built = [];
  const work = async () => {
    for (let script = waiting.shift(); script; script = waiting.shift())
      built.push(...(await buildScript(script, io)));
  };
  await Promise.all(Array.from({ length: PROCESSES }, work));
  if (names.length === 0) await forget(built);
  await writeManifest(models, io);
}

/**
 * Removes models that no script builds any more.
 *
 * @param {readonly string[]} built
 */
async function forget(built) {
  for (const file of await listModels(models)) {
    if (!built.includes(file)) await rm(join(models, file));
  }
}

await main(process.argv.slice(2));
