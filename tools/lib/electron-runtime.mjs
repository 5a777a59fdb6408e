import { join } from 'node:path';
import { isProgram } from './chromium.mjs';
import { run } from './run.mjs';

/** Long enough for about 110 MB over a slow line; where the release page can't be reached it fails in a second. */
const FETCH_LIMIT_MS = 5 * 60_000;

/**
 * Where Electron's program lies in its folder.
 *
 * @param {NodeJS.Platform} platform
 */
function programOf(platform) {
  if (platform === 'darwin') return 'Electron.app/Contents/MacOS/Electron';
  return platform === 'win32' ? 'electron.exe' : 'electron';
}

/**
 * Electron's runtime, which is not part of its npm package.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 * @returns {string | null}
 */
export function findElectron(root, env, platform) {
  const folder = env.ELECTRON_OVERRIDE_DIST_PATH || join(root, 'node_modules', 'electron', 'dist');
  const program = join(folder, programOf(platform));
  return isProgram(program) ? program : null;
}

/**
 * The runtime, fetched with Electron's own installer if it isn't there.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 * @returns {Promise<string | null>} `null` if it can't be had
 */
export async function ensureElectron(root, env, platform) {
  const found = findElectron(root, env, platform);
  if (found !== null || env.ELECTRON_OVERRIDE_DIST_PATH) return found;
  console.log('Fetching the Electron runtime (about 110 MB, only once) ...');
  const installer = join(root, 'node_modules', 'electron', 'install.js');
  await run(process.execPath, [installer], { cwd: root, env, quiet: true, timeout: FETCH_LIMIT_MS });
  return findElectron(root, env, platform);
}
