import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../tools/lib/chromium.mjs';
import { serve } from '../../../tools/lib/static-server.mjs';
import { unwatchFailures, watchFailures } from './evidence';

/** `CURFEW_BUILT_APP` names another build to be opened. */
const BUILT_APP = process.env.CURFEW_BUILT_APP ?? resolve(import.meta.dirname, '../../../dist/renderer');
const ALWAYS = ['--no-sandbox', '--disable-background-networking'];
/** The page itself is painted by the processor too, as on every machine without a graphics card, not by one that is played by it. */
const SOFTWARE_WEBGL = ['--use-angle=swiftshader', '--disable-gpu-rasterization'];
const NO_WEBGL = ['--disable-3d-apis', '--disable-gpu'];
/** Milliseconds; the first frame of the table takes long where the processor draws. */
const PATIENCE = 300_000;
export const FULL_HD = { width: 1920, height: 1080 };

/** Query of an address under which nothing glides, bots don't wait and little is drawn. */
export const QUICK = 'quality=low&motion=off&bots=instant';

/** The smallest window that the app is made for. */
export const SMALL = { viewport: { width: 1280, height: 720 } };

/** The app in a Chromium of its own, with a storage that starts empty. */
export interface OpenedApp {
  readonly page: Page;
  /** What the page complained about so far: console errors, uncaught errors, requests that failed or left the app. */
  readonly complaints: readonly string[];
  /** Closes everything; throws if the page complained, which fails the test or its `afterAll`. */
  readonly close: () => Promise<void>;
}

interface OpenOptions extends BrowserContextOptions {
  /** False in a browser that can draw no 3D: much quicker, and everything must work there too. */
  readonly drawn?: boolean;
  /** Milliseconds between two presses; none if left out. */
  readonly between?: number;
  /** Run in the page before anything of the app is. */
  readonly before?: (() => void) | undefined;
}

/**
 * Opens the built app.
 *
 * @param options of the browser context, such as `reducedMotion` or another `viewport`
 * @param path what to open, with query and fragment if need be
 * @param folder where it was built, if it is not the app itself
 */
export async function openApp(
  { drawn = true, between = 0, before, ...options }: OpenOptions = {},
  path = '',
  folder = BUILT_APP,
): Promise<OpenedApp> {
  if (!existsSync(folder)) throw new Error('Run "npm run build" first.');
  const server = await serve(folder, [0]);
  const browser = await launch(drawn ? SOFTWARE_WEBGL : NO_WEBGL, between);
  const context = await browser.newContext({ viewport: FULL_HD, deviceScaleFactor: 1, ...options });
  await watchFailures(context);
  const page = await context.newPage();
  if (before) await page.addInitScript(before);
  page.setDefaultTimeout(PATIENCE);
  const complaints = listen(page, server.url);
  // Whoever loads the page anew or leaves it in a test means it.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${server.url}${path}`);
  return {
    page,
    complaints,
    async close() {
      await unwatchFailures(context);
      await browser.close();
      await server.close();
      if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`);
    },
  };
}

function launch(args: readonly string[], slowMo: number): Promise<Browser> {
  const executablePath = findChromium(process.env, process.platform);
  if (executablePath === null)
    throw new Error('No Chromium, Chrome or Edge was found; CURFEW_BROWSER may name one.');
  return chromium.launch({ executablePath, args: [...ALWAYS, ...args], slowMo });
}

function listen(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(?:data|blob):/.test(url)) complaints.push(`left the app: ${url}`);
  });
  return complaints;
}
