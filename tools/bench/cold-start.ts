/**
 * `npm run bench:start`: how long the built app takes from nothing to a title that can be clicked, and an empty three.js
 * page beside it, each in a Chromium of its own with an empty profile. The ratio says what the app itself adds.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { findChromium } from '../lib/chromium.mjs';
import { serve } from '../lib/static-server.mjs';
import { median } from './timing';

const RUNS = 5;
const ARGS = ['--no-sandbox', '--use-angle=swiftshader', '--disable-background-networking'];
const ROOT = resolve(import.meta.dirname, '../..');
const APP = process.env.CURFEW_BUILT_APP ?? join(ROOT, 'dist/renderer');

/** A page that draws one empty frame and then has a button. */
const EMPTY_PAGE = `
import { PerspectiveCamera, Scene, WebGLRenderer } from 'three';
const renderer = new WebGLRenderer();
renderer.setSize(innerWidth, innerHeight);
document.body.append(renderer.domElement);
renderer.render(new Scene(), new PerspectiveCamera());
requestAnimationFrame(() => document.body.append(document.createElement('button')));`;

async function buildEmptyPage(folder: string): Promise<string> {
  // Inside the project, where the packages are found.
  const root = mkdtempSync(join(ROOT, 'node_modules', '.empty-page-'));
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><body><script type="module" src="./page.js"></script>',
  );
  writeFileSync(join(root, 'page.js'), EMPTY_PAGE);
  const outDir = join(folder, 'empty');
  await build({ root, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  rmSync(root, { recursive: true });
  return outDir;
}

/** Milliseconds from the launch of the browser until a button can be clicked. */
async function coldStart(executablePath: string, folder: string): Promise<{ launch: number; page: number }> {
  const server = await serve(folder, [0]);
  const began = performance.now();
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  const launched = performance.now();
  await page.goto(server.url);
  await page.getByRole('button').first().click({ trial: true, timeout: 120_000 });
  const ready = performance.now();
  await browser.close();
  await server.close();
  return { launch: launched - began, page: ready - launched };
}

function line(name: string, runs: readonly number[]): string {
  const rounded = runs.map((run) => Math.round(run));
  return `${name.padEnd(32)} ${String(Math.round(median(runs))).padStart(6)} ms   (runs: ${rounded.join(' ')})`;
}

async function main(): Promise<void> {
  const executablePath = findChromium(process.env, process.platform);
  if (executablePath === null || !existsSync(join(APP, 'index.html')))
    throw new Error('This needs a Chromium and the built app.');
  const work = mkdtempSync(join(tmpdir(), 'curfew-start-'));
  const empty = await buildEmptyPage(work);
  const runs = { launch: [] as number[], app: [] as number[], empty: [] as number[] };
  // Taken in turns, so that a busy machine slows both alike.
  for (let run = 0; run < RUNS; run++) {
    const app = await coldStart(executablePath, APP);
    runs.app.push(app.page);
    runs.launch.push(app.launch);
    runs.empty.push((await coldStart(executablePath, empty)).page);
  }
  rmSync(work, { recursive: true });
  console.log(line('the browser itself', runs.launch));
  console.log(line('Curfew, title can be clicked', runs.app));
  console.log(line('empty three.js page', runs.empty));
  console.log(`Curfew to the empty page: ${(median(runs.app) / median(runs.empty)).toFixed(2)} : 1`);
}

await main();
