/**
 * `npm start`: installs and builds what is missing, then opens the app and waits until it is closed.
 * `--browser` goes past Electron to a browser window, `--serve` only serves the app and prints its address.
 */
import { resolve } from 'node:path';
import { isBuilt } from './lib/build-stamp.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { open } from './lib/open.mjs';
import { run } from './lib/run.mjs';

const root = resolve(import.meta.dirname, '..');

async function start() {
  const problem = await ensureDependencies(root, process.env);
  if (problem !== null) return giveUp(problem);
  if (!isBuilt(root)) {
    console.log('Building Curfew ...');
    const code = await run(process.execPath, [resolve(root, 'tools/build.mjs')], { cwd: root });
    if (code !== 0) return giveUp('The build failed; its output above says why.');
  }
  return open(thisHost(), wayWanted());
}

/** @returns {import('./lib/open.mjs').Host} */
function thisHost() {
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => ended.abort());
  const isRoot = process.getuid?.() === 0;
  return { root, env: process.env, platform: process.platform, isRoot, stop: ended.signal };
}

function wayWanted() {
  if (process.argv.includes('--serve')) return 'serve';
  return process.argv.includes('--browser') ? 'browser' : 'electron';
}

/** @param {string} sentence */
function giveUp(sentence) {
  console.error(sentence);
  return 1;
}

process.exitCode = await start();
