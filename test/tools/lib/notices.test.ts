import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import lock from '../../../package-lock.json' with { type: 'json' };
import { noticesOf, shippedPackages } from '../../../tools/lib/notices.mjs';

type Packages = Readonly<Record<string, { readonly version?: string; readonly dev?: boolean }>>;
const PACKAGES: Packages = lock.packages;
const SHIPPED = shippedPackages({ packages: PACKAGES });
const TEXT = noticesOf(resolve(import.meta.dirname, '../../..'));

describe('the notices', () => {
  it('name every package that the app depends on, in the version that the lock file asks for', () => {
    expect(SHIPPED.length).toBeGreaterThan(50);
    const missing = SHIPPED.map(
      (path) => `${path.split('node_modules/').at(-1)} ${PACKAGES[path]?.version}`,
    ).filter((line) => !TEXT.split('\n').includes(line));
    expect(missing).toEqual([]);
  });

  it('leave out none of the direct dependencies, fonts among them, and none of the tools in', () => {
    const direct = Object.keys(manifest.dependencies).map((name) => `node_modules/${name}`);
    expect(direct.filter((path) => !SHIPPED.includes(path))).toEqual([]);
    for (const tool of ['vitest', 'electron-builder', 'typescript'])
      expect(SHIPPED).not.toContain(`node_modules/${tool}`);
  });

  it('hold the words of the licences', () => {
    expect(TEXT.match(/SIL OPEN FONT LICENSE/gi)?.length).toBeGreaterThanOrEqual(3);
    expect(TEXT.match(/Permission is hereby granted, free of charge/g)?.length).toBeGreaterThan(30);
  });
});
