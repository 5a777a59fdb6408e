import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clearStamp, fingerprint, isBuilt, writeStamp } from '../../tools/lib/build-stamp.mjs';
import { tempFolder } from '../helpers/temp-folder';

function write(root: string, path: string, text = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function aBuiltProject(): string {
  const root = tempFolder();
  for (const path of ['package.json', 'models/a.ts', 'renderer/main.tsx', 'assets/x.webp']) write(root, path);
  for (const path of ['dist/renderer/index.html', 'dist/electron/main.js', 'dist/electron/preload.cjs']) {
    write(root, path);
  }
  writeStamp(root, fingerprint(root));
  return root;
}

describe('the built app', () => {
  it('is up to date after a build', () => {
    expect(isBuilt(aBuiltProject())).toBe(true);
  });

  it.each(['models/a.ts', 'renderer/new.tsx', 'assets/x.webp', 'package.json', 'vite.renderer.config.ts'])(
    'is out of date when %s changes',
    (path) => {
      const root = aBuiltProject();
      write(root, path, 'changed');
      expect(isBuilt(root)).toBe(false);
    },
  );

  it.each(['test/a.test.ts', 'README.md', 'assets/source/make.py'])('does not depend on %s', (path) => {
    const root = aBuiltProject();
    write(root, path, 'changed');
    expect(isBuilt(root)).toBe(true);
  });

  it('is out of date when a source is gone or was renamed', () => {
    const root = aBuiltProject();
    rmSync(join(root, 'models/a.ts'));
    write(root, 'models/b.ts');
    expect(isBuilt(root)).toBe(false);
  });

  it('is not there when an output is missing or a build broke off', () => {
    const root = aBuiltProject();
    rmSync(join(root, 'dist/electron/preload.cjs'));
    expect(isBuilt(root)).toBe(false);
    const other = aBuiltProject();
    clearStamp(other);
    expect(isBuilt(other)).toBe(false);
  });
});
