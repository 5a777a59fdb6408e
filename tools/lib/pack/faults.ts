/** What may be wrong with a packaged app, as far as it can be seen without starting it. */
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { Packed } from './archive';

const EXPECTED =
  /^(?:dist\/renderer\/.+|dist\/electron\/(?:main\.js|preload\.cjs)|package\.json|LICENSE|assets\/CREDITS\.md)$/;
const NEEDED = [
  'dist/electron/main.js',
  'dist/electron/preload.cjs',
  'dist/renderer/index.html',
  'dist/renderer/NOTICES.txt',
  'package.json',
];
const UNWANTED = /\.(?:map|tsx?|blend|psd)$/;

/** Files that don't belong into the archive, and those that are missing. */
export function contentFaults(files: readonly Packed[]): readonly string[] {
  const paths = files.map(({ path }) => path);
  return [
    ...paths
      .filter((path) => !EXPECTED.test(path) || UNWANTED.test(path))
      .map((path) => `${path} has no business in there`),
    ...NEEDED.filter((path) => !paths.includes(path)).map((path) => `${path} is missing`),
  ];
}

/** Modules that a script asks for by `import` or `require`. */
export function modulesOf(name: string, source: string): readonly string[] {
  const { module } = parseSync(name, source);
  const required = [...source.matchAll(/\brequire\(\s*["'`]([^"'`]+)["'`]\s*\)/g)].map(
    (match) => match[1] ?? '',
  );
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
    ...required,
  ];
}

/** Modules of the main process that only an installed package could give it. */
export function mainFaults(source: string): readonly string[] {
  const missing = modulesOf('main.js', source).filter((name) => name !== 'electron' && !isBuiltin(name));
  return missing.map((name) => `the main process needs the package ${name}`);
}

/** A sandboxed preload script may ask for Electron, and for nothing of Node. */
export function preloadFaults(source: string): readonly string[] {
  const missing = modulesOf('preload.cjs', source).filter((name) => name !== 'electron');
  return missing.map((name) => `the preload script needs ${name}, which a sandbox doesn't have`);
}

/** Addresses in a page or a style sheet that lead out of the app or to no file of it. */
export function linkFaults(path: string, text: string, files: readonly Packed[]): readonly string[] {
  const links = [...text.matchAll(/(?:\b(?:src|href)=["']|\burl\(["']?)([^"')]+)/g)].map(
    (match) => match[1] ?? '',
  );
  const paths = new Set(files.map((file) => file.path));
  return links
    .filter((link) => !link.startsWith('data:') && !link.startsWith('#'))
    .filter((link) => !paths.has(posix.join(posix.dirname(path), link.replace(/[?#].*$/, ''))))
    .map((link) => `${path} asks for ${link}, which is not in there`);
}
