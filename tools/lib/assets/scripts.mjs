/** Which scripts there are and what they build. */
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * @typedef {object} Script
 * @property {string} name of the file without its ending
 * @property {string} game
 * @property {string} folder inside the game: `figures`, `city` and so on
 * @property {string} path from `assets/source`
 */

/**
 * All model scripts: Python files two folders deep, `<game>/<folder>/<name>.py`. Those that begin with an underscore are
 * shared by the scripts beside them and build nothing.
 *
 * @param {string} source absolute path of `assets/source`
 * @returns {Promise<Script[]>}
 */
export async function findScripts(source) {
  const files = (await readdir(source, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  return files
    .filter((file) => /^[^/]+\/[^/]+\/[^_/][^/]*\.py$/.test(file))
    .sort()
    .map((path) => {
      const folder = dirname(path);
      return { name: basename(path, '.py'), game: dirname(folder), folder: basename(folder), path };
    });
}

/**
 * The scripts that are asked for: by name, by an id that begins with the name (`biter-c`), by folder or by game.
 *
 * @param {readonly Script[]} scripts
 * @param {readonly string[]} names none means all
 * @returns {Script[]}
 * @throws {Error} if a name fits nothing
 */
export function chooseScripts(scripts, names) {
  for (const name of names) {
    if (!scripts.some((script) => answersTo(script, name))) throw new Error(`No model is called ${name}.`);
  }
  return scripts.filter((script) => names.length === 0 || names.some((name) => answersTo(script, name)));
}

/**
 * @param {Script} script
 * @param {string} name
 */
function answersTo(script, name) {
  return [script.name, script.folder, script.game].includes(name) || name.startsWith(`${script.name}-`);
}

/**
 * @param {Script} script
 * @param {string} id of one of its models
 * @returns {string} path from `assets/models`
 */
export function modelPath({ game, folder }, id) {
  return join(game, folder, `${id}.glb`).replaceAll('\\', '/');
}
