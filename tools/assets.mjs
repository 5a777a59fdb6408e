/**
 * `npm run assets` builds all models and pictures from `assets/source`, `npm run assets -- biter juno` some of them,
 * `npm run assets -- chase --only ch-pack` one picture of a script, and with `--draft look.png` it only shows how pictures
 * would become, rough and fast. Needs Blender 3.4 and its numpy (Debian: `blender`, `python3-numpy`); playing and testing do
 * not. The same scripts give the same bytes.
 */
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeAnchors } from './lib/assets/anchors.mjs';
import { build } from './lib/assets/blender.mjs';
import { cutoutPath, keepCutout } from './lib/assets/cutouts.mjs';
import { modelIO, squeeze } from './lib/assets/library.mjs';
import { listModels, writeManifest } from './lib/assets/manifest.mjs';
import { keepPicture, layOut, listPictures, picturePath } from './lib/assets/pictures.mjs';
import { chooseScripts, findScripts, modelPath } from './lib/assets/scripts.mjs';

const root = resolve(import.meta.dirname, '..');
const source = join(root, 'assets', 'source');
const models = join(root, 'assets', 'models');
const pictures = join(root, 'assets', 'pictures');
const PROCESSES = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, draft: { type: 'string' } },
});

/**
 * @param {import('./lib/assets/scripts.mjs').Script} script
 * @param {import('@gltf-transform/core').NodeIO} io
 * @returns {Promise<string[]>} the files that it gave, from the root
 */
async function buildScript(script, io) {
  const raw = await mkdtemp(join(tmpdir(), 'curfew-models-'));
  try {
    const options = { only: values.only, draft: values.draft !== undefined };
    const said = await build(join(source, 'lib', 'build.py'), join(source, script.path), raw, options);
    console.log(said.join('\n'));
    const files = (await readdir(raw)).sort();
    const drawn = files
      .filter((file) => file.endsWith('.png') && !file.endsWith('.cut.png'))
      .map((file) => join(raw, file));
    if (values.draft !== undefined) {
      if (drawn.length > 0) await layOut(drawn, resolve(values.draft));
      return [];
    }
    return await Promise.all(files.map((file) => keep(script, io, join(raw, file), file)));
  } finally {
    await rm(raw, { recursive: true });
  }
}

/**
 * @param {import('./lib/assets/scripts.mjs').Script} script
 * @param {import('@gltf-transform/core').NodeIO} io
 * @param {string} from
 * @param {string} file its name: an id, and `.glb`, `.png` or `.cut.png`
 */
async function keep(script, io, from, file) {
  const id = file.replace(/\..+$/, '');
  const isPicture = file.endsWith('.png');
  if (file.endsWith('.cut.png')) return await keepCutout(from, join(source, cutoutPath(script, id)));
  const to = isPicture ? join(pictures, picturePath(script, id)) : join(models, modelPath(script, id));
  await mkdir(dirname(to), { recursive: true });
  await (isPicture ? keepPicture(from, to) : squeeze(io, from, to));
  return to;
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
  if (values.draft !== undefined) return;
  if (names.length === 0 && values.only === undefined) await forget(built);
  await writeManifest(models, io);
  await writeAnchors(models, io);
}

/**
 * Removes models and pictures that no script builds any more.
 *
 * @param {readonly string[]} built
 */
async function forget(built) {
  const there = [
    ...(await listModels(models)).map((file) => join(models, file)),
    ...(await listPictures(pictures)).map((file) => join(pictures, file)),
  ];
  for (const file of there) if (!built.includes(file)) await rm(file);
}

await main(positionals);
