/**
 * `npm run assets:look -- biter --out /tmp/look.png`: models in a row under the app's light, to judge them by.
 * Names are ids or beginnings of ids; a path to a `.glb` is taken as it is. `--print tiles.webp` shows an atlas on what is
 * printed, `--with lid,held` lays the models of these endings on each one, where they exist, and `--pitch 3.6x3.1` is how far
 * models stand apart, with every second row moved by half, as hexagons lie.
 * Paths to pictures (`.webp`) become a sheet of them. `--rims` names the colours of what teams tint.
 */
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { photograph } from './lib/assets/look/photograph.mjs';
import { layOut } from './lib/assets/pictures.mjs';

const root = resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'look.png' },
    yaw: { type: 'string', default: '0' },
    height: { type: 'string', default: '30' },
    zoom: { type: 'string', default: '1' },
    aim: { type: 'string', default: '0.45' },
    columns: { type: 'string', default: '4' },
    size: { type: 'string', default: '1400x900' },
    rims: { type: 'string', default: '' },
    night: { type: 'boolean', default: false },
    print: { type: 'string' },
    with: { type: 'string', default: '' },
    pitch: { type: 'string' },
  },
});

async function main() {
  const pictures = positionals.filter((name) => name.endsWith('.webp'));
  if (pictures.length === 0) return showModels();
  await layOut(pictures, values.out, +values.columns);
  console.log(`${pictures.length} pictures in ${values.out}`);
}

async function showModels() {
  const models = join(root, 'assets', 'models');
  const all = (await readdir(models, { recursive: true })).filter((file) => file.endsWith('.glb')).sort();
  const files = positionals.flatMap((name) =>
    name.endsWith('.glb')
      ? [resolve(name)]
      : all
          .filter((file) => file.split(/[\\/]/).at(-1)?.startsWith(name) && !liesOn(file))
          .map((file) => join(models, file)),
  );
  if (files.length === 0) throw new Error(`No model is called ${positionals.join(', ')}.`);
  const [width = 1400, tall = 900] = values.size.split('x').map(Number);
  const { yaw, height, zoom, aim, columns } = values;
  const rims = values.rims === '' ? [] : values.rims.split(',');
  const view = {
    yaw: +yaw,
    height: +height,
    zoom: +zoom,
    aim: +aim,
    columns: +columns,
    rims,
    night: values.night,
  };
  const print = values.print === undefined ? null : resolve(values.print);
  const pitch = values.pitch?.split('x').map(Number) ?? null;
  const stacks = files.map((file) => [
    file,
    ...lyingOn(
      file,
      all.map((one) => join(models, one)),
    ),
  ]);
  await photograph(root, { stacks, print, pitch, width, tall, ...view }, values.out);
  console.log(`${files.length} models in ${values.out}`);
}

/** With `--with` the models that lie on others are no models of their own.
 *
 * @param {string} file
 */
function liesOn(file) {
  return values.with !== '' && /-(?:lid|wild|held)\.glb$/.test(file);
}

/**
 * @param {string} file
 * @param {readonly string[]} all
 * @returns {string[]} what `--with` lays on it
 */
function lyingOn(file, all) {
  const wanted = values.with.split(',').map((ending) => file.replace(/\.glb$/, `-${ending}.glb`));
  return wanted.filter((one) => all.includes(one));
}

await main();
