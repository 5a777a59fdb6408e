/** Who made what the app ships, and under which licence: the text that the build lays beside the page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NOTICES_FILE = 'NOTICES.txt';

/** Packages that only the tools use, but of whose contents something is shipped. */
const ALSO_SHIPPED = ['node_modules/@iconify-json/game-icons'];

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;
const RULE = `\n${'-'.repeat(80)}\n\n`;
const HEAD = `What Curfew ships that others made, and under which licence.

The desktop app also contains Electron and Chromium, whose licences lie beside the program
(LICENSE.electron.txt, LICENSES.chromium.html). Pictures, icons and fonts stand in assets/CREDITS.md as well.
`;

/**
 * Where the packages lie that the app may have in it: all that `package-lock.json` does not keep for development or for
 * other systems.
 *
 * @param {{ packages: Record<string, { dev?: boolean, devOptional?: boolean, optional?: boolean }> }} lock
 * @returns {string[]} paths from the root, in order
 */
export function shippedPackages(lock) {
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional)
    .map(([path]) => path)
    .concat(ALSO_SHIPPED)
    .sort();
}

/**
 * The whole text.
 *
 * @param {string} root
 */
export function noticesOf(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const ours = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
  const others = shippedPackages(lock).map((path) => noticeOf(join(root, path)));
  return [HEAD, `Curfew\n\n${ours}\n`, ...others].join(RULE);
}

/** @param {string} folder of a package */
function noticeOf(folder) {
  const { name, version, license, homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const head = [`${name} ${version}`, license ?? 'licence as below', homepage].filter(Boolean).join('\n');
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return `${[head, ...texts].join('\n\n')}\n`;
}

/**
 * Lays the text into the built page's folder, and serves it while developing.
 *
 * @param {string} root
 * @returns {import('vite').Plugin}
 */
export function notices(root) {
  return {
    name: 'notices',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: noticesOf(root) });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${NOTICES_FILE}`, (_request, response) => void response.end(noticesOf(root)));
    },
  };
}
