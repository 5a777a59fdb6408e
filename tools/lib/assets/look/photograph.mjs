/** Opens the page of `page.mjs` in a headless browser and takes its picture; files are handed to it without a server. */
import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../chromium.mjs';

const ORIGIN = 'http://look.invalid';
const TYPES = /** @type {Readonly<Record<string, string>>} */ ({
  '.html': 'text/html',
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.glb': 'model/gltf-binary',
  '.webp': 'image/webp',
});
/** Milliseconds: many models take their time on a machine without a graphics card. */
const PATIENCE = 240_000;
const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
];

/**
 * @typedef {Omit<import('./page.mjs').View, 'stacks'> & { stacks: readonly string[][], width: number, tall: number }} Shot
 *   all files are absolute paths
 */

/**
 * @param {string} root folder of the project
 * @param {Shot} shot
 * @param {string} out the PNG to write
 */
export async function photograph(root, { stacks, print, width, tall, ...view }, out) {
  const executablePath = findChromium(process.env, process.platform);
  if (executablePath === null) throw new Error('No Chromium, Chrome or Edge is installed.');
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width, height: tall } });
    page.on('pageerror', (error) => console.error(error.message));
    await page.route(`${ORIGIN}/**`, async (route) => {
      const file = fileAt(root, decodeURI(new URL(route.request().url()).pathname));
      const body = await readFile(file).catch(() => null);
      const contentType = TYPES[extname(file)] ?? 'application/octet-stream';
      await (body === null ? route.fulfill({ status: 404 }) : route.fulfill({ body, contentType }));
    });
    await page.goto(`${ORIGIN}/tools/lib/assets/look/index.html`);
    await page.waitForFunction(() => 'show' in window);
    const url = (/** @type {string} */ file) => `/files${file}`;
    const asked = { ...view, stacks: stacks.map((files) => files.map(url)), print: print && url(print) };
    await page.evaluate((view) => /** @type {any} */ (window).show(view), asked);
    await page.screenshot({ path: out, timeout: PATIENCE });
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} root
 * @param {string} pathname
 */
function fileAt(root, pathname) {
  return pathname.startsWith('/files/') ? pathname.slice('/files'.length) : resolve(root, `.${pathname}`);
}
