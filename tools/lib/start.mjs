/**
 * `npm start`: installs and builds what is missing, then opens the app and waits until it is closed.
 * `--browser` goes past Electron to a browser window, `--serve` only serves the app and prints its address.
 */
import { resolve } from 'node:path';
import { isBuilt } from './build-stamp.mjs';
import { whyNotBuildable } from './build-trouble.mjs';
import { areDependenciesInstalled, ensureDependencies } from './dependencies.mjs';
import { open } from './open.mjs';
import { INTERRUPTED, run } from './run.mjs';

const root = resolve(import.meta.dirname, '../..');

const WAYS = ['--browser', '--serve'];
const USAGE = `npm start opens Curfew in the best way there is here.

  npm start                 in Electron, else in a browser window, else on an address to open by hand
  npm start -- --browser    in a window of Chrome, Chromium or Edge
  npm start -- --serve      on an address to open by hand

  CURFEW_BROWSER=/path/to/browser names the browser to use.`;

/** @param {readonly string[]} args */
async function start(args) {
  if (args.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  const unknown = args.find((arg) => !WAYS.includes(arg));
  if (unknown !== undefined) return giveUp(`npm start knows no "${unknown}".\n\n${USAGE}`, 2);
  const host = thisHost();
  const problem = await prepare(host);
  if (host.stop.aborted) return INTERRUPTED;
  return problem === null ? open(host, wayIn(args)) : giveUp(problem, 1);
}

/**
 * Installs and builds what is missing.
 *
 * @param {import('./open.mjs').Host} host
 * @returns {Promise<string | null>} why it failed, in one sentence
 */
async function prepare({ env, stop }) {
  if (areDependenciesInstalled(root) && isBuilt(root)) return null;
  const problem = whyNotBuildable(root) ?? (await ensureDependencies(root, env, stop));
  if (problem !== null || isBuilt(root)) return problem;
  console.log('Building Curfew ...');
  const code = await run(process.execPath, [resolve(root, 'tools/build.mjs')], { cwd: root, signal: stop });
  return code === 0 ? null : 'The build failed; its output above says why.';
}

/** @returns {import('./open.mjs').Host} */
function thisHost() {
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => ended.abort());
  const isRoot = process.getuid?.() === 0;
  return { root, env: process.env, platform: process.platform, isRoot, stop: ended.signal };
}

/** @param {readonly string[]} args */
function wayIn(args) {
  if (args.includes('--serve')) return 'serve';
  return args.includes('--browser') ? 'browser' : 'electron';
}

/**
 * @param {string} sentence
 * @param {number} code
 */
function giveUp(sentence, code) {
  console.error(sentence);
  return code;
}

/**
 * Starts the app, and leaves the exit code to the process.
 *
 * @param {readonly string[]} args
 */
export async function startAndTell(args) {
  process.exitCode = await start(args).catch((error) => giveUp(String(error), 1));
}
