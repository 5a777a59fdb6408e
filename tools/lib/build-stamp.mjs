import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the built app is made of. */
const SOURCES = ['assets', 'electron', 'machines', 'models', 'renderer'];
const SOURCE_FILES = /^(?:LICENSE|package\.json|package-lock\.json|tsconfig\.json|vite\..*\.config\.ts)$/;
/** The part of the tools whose work is in the built app. */
const TOOLS = ['tools/lib/notices.mjs'];
/** The scripts that made the assets; what they made is a source, they are not. */
const NOT_A_SOURCE = join('assets', 'source');

const OUTPUTS = ['dist/renderer/index.html', 'dist/electron/main.js', 'dist/electron/preload.cjs'];
const STAMP = 'dist/stamp';

/**
 * A fingerprint of everything that the build reads.
 *
 * @param {string} root
 */
export function fingerprint(root) {
  const ownFiles = readdirSync(root).filter((name) => SOURCE_FILES.test(name));
  const tools = TOOLS.filter((path) => existsSync(join(root, path)));
  return fingerprintOf(root, [...ownFiles, ...tools], SOURCES);
}

/**
 * A fingerprint of some files and of all in some folders, the same on every system.
 *
 * @param {string} root
 * @param {readonly string[]} files paths from the root
 * @param {readonly string[]} folders paths from the root
 */
export function fingerprintOf(root, files, folders) {
  const hash = createHash('sha256');
  for (const path of [...files, ...folders.flatMap((folder) => filesIn(root, folder))].sort()) {
    hash
      .update(`${path.replaceAll('\\', '/')}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} paths from the root
 */
function filesIn(root, folder) {
  if (folder === NOT_A_SOURCE || !existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    return statSync(join(root, path)).isDirectory() ? filesIn(root, path) : [path];
  });
}

/**
 * Whether `dist/` holds what the sources as they are now build to.
 *
 * @param {string} root
 */
export function isBuilt(root) {
  const isThere = [STAMP, ...OUTPUTS].every((path) => existsSync(join(root, path)));
  return isThere && readFileSync(join(root, STAMP), 'utf8') === fingerprint(root);
}

/**
 * Forgets that anything was built, so that a build that fails half-way isn't taken for one.
 *
 * @param {string} root
 */
export function clearStamp(root) {
  rmSync(join(root, STAMP), { force: true });
}

/**
 * @param {string} root
 * @param {string} print the fingerprint of what was built, taken before the build
 */
export function writeStamp(root, print) {
  mkdirSync(dirname(join(root, STAMP)), { recursive: true });
  writeFileSync(join(root, STAMP), print);
}
