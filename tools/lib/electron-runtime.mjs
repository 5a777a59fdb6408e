import { join } from 'node:path';
import { isProgram } from './chromium.mjs';
import { lastLineOf } from './run.mjs';

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
 * The environment in which Electron's installer goes through the proxy that the person or npm names; by itself it doesn't.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
function throughProxy(env) {
  const named = env.HTTPS_PROXY || env.https_proxy || env.HTTP_PROXY || env.http_proxy;
  const proxy = named || env.npm_config_https_proxy || env.npm_config_proxy;
  if (!proxy) return env;
  return {
    ...env,
    ...(!named && { HTTPS_PROXY: proxy }),
    ELECTRON_GET_USE_PROXY: env.ELECTRON_GET_USE_PROXY || 'true',
  };
}

/**
 * The runtime, fetched with Electron's own installer if it isn't there.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 * @param {AbortSignal} signal breaks the fetching off
 * @returns {Promise<string | null>} `null` if it can't be had; why is said
 */
export async function ensureElectron(root, env, platform, signal) {
  const found = findElectron(root, env, platform);
  if (found !== null || env.ELECTRON_OVERRIDE_DIST_PATH) return found;
  console.log('Fetching the Electron runtime (about 110 MB, only once) ...');
  const installer = join(root, 'node_modules', 'electron', 'install.js');
  const options = { cwd: root, env: throughProxy(env), signal, timeout: FETCH_LIMIT_MS };
  const said = await lastLineOf(process.execPath, [installer], options);
  const fetched = findElectron(root, env, platform);
  if (fetched === null && said !== '' && !signal.aborted) console.log(`Its installer says: ${said}`);
  return fetched;
}
