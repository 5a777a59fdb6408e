import { describe, expect, it } from 'vitest';
import type { Packed } from '../../../../tools/lib/pack/archive';
import {
  contentFaults,
  linkFaults,
  mainFaults,
  modulesOf,
  preloadFaults,
} from '../../../../tools/lib/pack/faults';

const filesAt = (...paths: readonly string[]): readonly Packed[] => paths.map((path) => ({ path, bytes: 1 }));
const NEEDED = [
  'dist/electron/main.js',
  'dist/electron/preload.cjs',
  'dist/renderer/index.html',
  'dist/renderer/NOTICES.txt',
  'package.json',
];

describe('what is in the archive', () => {
  it('is what was built, with its licence and credits', () => {
    const files = filesAt(...NEEDED, 'dist/renderer/assets/a.woff2', 'LICENSE', 'assets/CREDITS.md');
    expect(contentFaults(files)).toEqual([]);
  });

  it('is neither source nor package', () => {
    const extra = [
      'node_modules/three/index.js',
      'dist/renderer/a.js.map',
      'dist/electron/extra.js',
      '.npmrc',
    ];
    expect(contentFaults(filesAt(...NEEDED, ...extra))).toEqual(
      extra.map((path) => `${path} has no business in there`),
    );
  });

  it('lacks nothing', () => {
    expect(contentFaults(filesAt('package.json')).length).toBe(4);
  });
});

describe('the modules of a script', () => {
  it('are those that it imports, early or late, and those that it requires', () => {
    const source = `import a from "node:fs"; export * from "./b"; const c = () => import("c"); require('d');`;
    expect(modulesOf('x.js', source)).toEqual(expect.arrayContaining(['node:fs', 'c', 'd']));
  });

  it('may be Node and Electron in the main process, and Electron alone in the preload script', () => {
    expect(mainFaults('import { app } from "electron"; import "node:path";')).toEqual([]);
    expect(mainFaults('import "valibot";')).toEqual(['the main process needs the package valibot']);
    expect(preloadFaults('require("electron");')).toEqual([]);
    expect(preloadFaults('require("node:fs");')).toEqual([
      "the preload script needs node:fs, which a sandbox doesn't have",
    ]);
  });
});

describe('the links of a page', () => {
  const files = filesAt(
    'dist/renderer/index.html',
    'dist/renderer/assets/a.js',
    'dist/renderer/assets/b.woff2',
  );

  it('lead to files of the app', () => {
    expect(linkFaults('dist/renderer/index.html', '<script src="./assets/a.js?x">', files)).toEqual([]);
    expect(
      linkFaults('dist/renderer/assets/a.css', 'a{src:url(./b.woff2)} b{src:url(data:x)}', files),
    ).toEqual([]);
  });

  it.each(['https://example.org/a.js', './gone.js'])('never lead to %s', (link) => {
    expect(linkFaults('dist/renderer/index.html', `<script src="${link}">`, files)).toEqual([
      `dist/renderer/index.html asks for ${link}, which is not in there`,
    ]);
  });
});
