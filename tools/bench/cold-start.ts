/**
 * `npm run bench:start`: how long the built app takes from nothing to a title that can be clicked and to the table drawn
 * behind it, and an empty three.js page beside it, each in a Chromium of its own with an empty profile. The ratio says
 * what the app itself adds.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { findChromium } from '../lib/chromium.mjs';
import { serve } from '../lib/static-server.mjs';
import { median } from './timing';

const RUNS = 5;
const PATIENCE = 120_000;
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

/** Milliseconds. */
interface ColdStart {
  /** Until the browser has an empty page. */
  readonly launch: number;
  /** From there until a button can be clicked. */
  readonly clickable: number;
  /** From there until the picture behind it is drawn. */
  readonly drawn: number;
  /** The longest that a click had to wait between the two. */
  readonly heldUp: number;
}

/** Runs in the page before all else: keeps the longest piece of work since it was last asked. */
function watchTasks(): void {
  const { dataset } = document.documentElement;
  new PerformanceObserver((list) => {
    const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
    dataset.longest = String(Math.max(longest, Number(dataset.longest ?? 0)));
  }).observe({ type: 'longtask' });
}

/** The picture is on the screen when the frame after it can begin. */
async function pictureDrawn(page: Page, canvas: string): Promise<void> {
  await page.locator(canvas).waitFor({ state: 'attached', timeout: PATIENCE });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** @param canvas what there is when the picture behind the button has been drawn */
async function coldStart(executablePath: string, folder: string, canvas: string): Promise<ColdStart> {
  const server = await serve(folder, [0]);
  const began = performance.now();
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  const launched = performance.now();
  await page.goto(server.url);
  await page.getByRole('button').first().click({ trial: true, timeout: PATIENCE });
  const clickable = performance.now();
  await page.evaluate(watchTasks);
  await pictureDrawn(page, canvas);
  const drawn = performance.now();
  const heldUp = Number(await page.locator('html').getAttribute('data-longest'));
  await browser.close();
  await server.close();
  return { launch: launched - began, clickable: clickable - launched, drawn: drawn - launched, heldUp };
}

function line(name: string, starts: readonly ColdStart[], what: keyof ColdStart): string {
  const runs = starts.map((start) => Math.round(start[what]));
  return `${name.padEnd(46)} ${String(median(runs)).padStart(6)} ms   (runs: ${runs.join(' ')})`;
}

function tell(app: readonly ColdStart[], empty: readonly ColdStart[]): void {
  const clickable = (starts: readonly ColdStart[]) => median(starts.map((start) => start.clickable));
  console.log(line('the browser itself', app, 'launch'));
  console.log(line('Curfew, title can be clicked', app, 'clickable'));
  console.log(line('Curfew, table drawn behind it', app, 'drawn'));
  console.log(line('Curfew, longest wait for a click in between', app, 'heldUp'));
  console.log(line('empty three.js page, button can be clicked', empty, 'clickable'));
  console.log(`Curfew to the empty page: ${(clickable(app) / clickable(empty)).toFixed(2)} : 1`);
}

async function main(): Promise<void> {
  const executablePath = findChromium(process.env, process.platform);
  if (executablePath === null || !existsSync(join(APP, 'index.html')))
    throw new Error('This needs a Chromium and the built app.');
  const work = mkdtempSync(join(tmpdir(), 'curfew-start-'));
  const emptyPage = await buildEmptyPage(work);
  const app: ColdStart[] = [];
  const empty: ColdStart[] = [];
  // Taken in turns, so that a busy machine slows both alike.
  for (let run = 0; run < RUNS; run++) {
    app.push(await coldStart(executablePath, APP, 'canvas[data-drawn]'));
    empty.push(await coldStart(executablePath, emptyPage, 'canvas'));
  }
  rmSync(work, { recursive: true });
  tell(app, empty);
}

await main();
