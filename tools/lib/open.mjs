import { homedir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { ensureElectron } from './electron-runtime.mjs';
import { INTERRUPTED, run } from './run.mjs';
import { serve } from './static-server.mjs';

/**
 * @typedef {object} Host what the app is opened on
 * @property {string} root the project
 * @property {NodeJS.ProcessEnv} env
 * @property {NodeJS.Platform} platform
 * @property {boolean} isRoot
 * @property {AbortSignal} stop aborts when the person ends the app from the terminal
 */

/** A browser keeps saved games by address, so the port is the same at every start unless it is taken. */
const PORT = 47313;
const PORTS = [...Array.from({ length: 10 }, (_, step) => PORT + step), 0];

/** A window that is gone sooner than this never came up, or was handed to a browser that was already open. */
const AT_ONCE_MS = 3000;

/**
 * Opens the built app in the best way there is and waits until it is closed.
 *
 * @param {Host} host
 * @param {'electron' | 'browser' | 'serve'} way the best one to try
 * @returns {Promise<number>} exit code
 */
export async function open(host, way) {
  if (way === 'serve') return serveOnly(host);
  if (!hasScreen(host)) {
    console.log('There is no screen to open a window on (DISPLAY and WAYLAND_DISPLAY are not set).');
    return serveOnly(host);
  }
  const code = way === 'electron' ? await inElectron(host) : null;
  return code ?? inBrowser(host);
}

/** @param {Host} host */
function hasScreen({ env, platform }) {
  return platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/**
 * Chromium's sandbox refuses to run for root on Linux.
 *
 * @param {Pick<Host, 'isRoot' | 'platform'>} host
 */
export function sandboxFlags({ isRoot, platform }) {
  return isRoot && platform === 'linux' ? ['--no-sandbox'] : [];
}

/**
 * @param {Host} host
 * @returns {Promise<number | null>} `null` if there is no Electron that starts
 */
async function inElectron(host) {
  const electron = await ensureElectron(host.root, host.env, host.platform, host.stop);
  if (host.stop.aborted) return INTERRUPTED;
  if (electron === null) {
    console.log("Electron's runtime can't be had here, so Curfew opens in a browser window instead.");
    return null;
  }
  const { code, wasShort } = await runWindow(host, electron, [...sandboxFlags(host), host.root], false);
  if (host.stop.aborted) return 0;
  if (code === 0 || !wasShort) return code;
  console.log(`Electron did not start (exit code ${code}), so Curfew opens in a browser window instead.`);
  return null;
}

/** @param {Host} host */
async function inBrowser(host) {
  const browser = findChromium(host.env, host.platform);
  if (browser === null) {
    console.log('No Chrome, Chromium or Edge was found either.');
    return serveOnly(host);
  }
  const server = await serveApp(host);
  console.log(`Curfew is open in a window of ${browser}. Close the window or press Ctrl+C to end.`);
  const { wasShort } = await runWindow(host, browser, browserFlags(host, server.url), true);
  if (wasShort && !host.stop.aborted) {
    console.log(`If no window came up, open ${server.url} in a browser. Press Ctrl+C to end.`);
    await stopped(host.stop);
  }
  await server.close();
  return 0;
}

/**
 * @param {Host} host
 * @param {string} url
 */
function browserFlags(host, url) {
  return [
    `--app=${url}`,
    `--user-data-dir=${join(dataFolder(host), 'browser')}`,
    '--no-first-run',
    '--no-default-browser-check',
    ...sandboxFlags(host),
  ];
}

/** @param {Host} host */
async function serveOnly(host) {
  const server = await serveApp(host);
  console.log(`Curfew is served at ${server.url} - open it in a browser. Press Ctrl+C to end.`);
  await stopped(host.stop);
  await server.close();
  return 0;
}

/** @param {Host} host */
async function serveApp(host) {
  const server = await serve(join(host.root, 'dist', 'renderer'), PORTS);
  if (server.port !== PORT) {
    console.log(`Port ${PORT} is in use, so games saved there are not seen from this address.`);
  }
  return server;
}

/**
 * Where the browser window keeps its profile, apart from the person's own.
 *
 * @param {Pick<Host, 'env' | 'platform'>} host
 */
function dataFolder({ env, platform }) {
  const home = env.HOME ?? homedir();
  if (platform === 'win32') return join(env.APPDATA ?? home, 'Curfew');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Curfew');
  return join(env.XDG_DATA_HOME || join(home, '.local', 'share'), 'curfew');
}

/**
 * @param {Host} host
 * @param {string} program
 * @param {readonly string[]} args
 * @param {boolean} quiet
 */
async function runWindow(host, program, args, quiet) {
  const opened = Date.now();
  const code = await run(program, args, { env: host.env, signal: host.stop, quiet });
  return { code, wasShort: Date.now() - opened < AT_ONCE_MS };
}

/**
 * @param {AbortSignal} stop
 * @returns {Promise<void>}
 */
function stopped(stop) {
  if (stop.aborted) return Promise.resolve();
  return new Promise((resolve) => stop.addEventListener('abort', () => resolve(), { once: true }));
}
