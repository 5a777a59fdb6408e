/** Builds the app into `dist/` if its sources have changed; `--force` builds it anyway. */
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { clearStamp, fingerprint, isBuilt, writeStamp } from './lib/build-stamp.mjs';
import { whyNotBuildable } from './lib/build-trouble.mjs';

const CONFIGS = ['vite.renderer.config.ts', 'vite.main.config.ts', 'vite.preload.config.ts'];
const root = resolve(import.meta.dirname, '..');

async function buildAll() {
  const print = fingerprint(root);
  clearStamp(root);
  for (const config of CONFIGS) await build({ configFile: join(root, config), logLevel: 'warn' });
  writeStamp(root, print);
}

async function buildIfNeeded() {
  if (process.argv.includes('--force') || !isBuilt(root)) {
    const problem = whyNotBuildable(root);
    if (problem !== null) return problem;
    await buildAll();
  }
  console.log('Curfew is built: dist/');
  return null;
}

process.chdir(root);
const problem = await buildIfNeeded();
if (problem !== null) {
  console.error(problem);
  process.exitCode = 1;
}
