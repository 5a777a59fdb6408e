import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { areDependenciesInstalled } from '../../tools/lib/dependencies.mjs';
import { NODE_RANGE, whyNotThisNode } from '../../tools/lib/node-version.mjs';
import { tempFolder } from '../helpers/temp-folder';

const THREE = { version: '0.187.0', integrity: 'sha512-three' };
const FOR_MACS = { version: '2.3.3', integrity: 'sha512-mac', optional: true };

/** A project whose lock file asks for some packages and whose `node_modules` has some; `null` means it is missing. */
function aProject(wanted: object, installed: object | null): string {
  const root = tempFolder();
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...wanted } }));
  mkdirSync(join(root, 'node_modules'));
  if (installed !== null) {
    const record = JSON.stringify({ packages: installed });
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), record);
    for (const path of Object.keys(installed)) {
      mkdirSync(join(root, path), { recursive: true });
      writeFileSync(join(root, path, 'package.json'), '{}');
    }
  }
  return root;
}

describe('the dependencies', () => {
  it.each<[string, object, object | null, boolean]>([
    ['all is there', { three: THREE }, { three: THREE }, true],
    [
      'only an optional one for another system is missing',
      { three: THREE, mac: FOR_MACS },
      { three: THREE },
      true,
    ],
    ['nothing was installed, or not to the end', { three: THREE }, null, false],
    ['one is missing', { three: THREE }, {}, false],
    ['one has another version', { three: THREE }, { three: { ...THREE, version: '0.186.0' } }, false],
    ['one has other contents', { three: THREE }, { three: { ...THREE, integrity: 'sha512-other' } }, false],
  ])('when %s', (_case, wanted, installed, areInstalled) => {
    expect(areDependenciesInstalled(aProject(wanted, installed))).toBe(areInstalled);
  });

  it('are not there when a package is on record but gone', () => {
    const root = aProject({ three: THREE }, { three: THREE });
    rmSync(join(root, 'three', 'package.json'));
    expect(areDependenciesInstalled(root)).toBe(false);
  });
});

describe('the version of Node', () => {
  it.each([
    ['20.19.0', true],
    ['22.12.0', true],
    ['23.0.0', true],
    ['24.1.0', true],
    ['22.11.0', false],
    ['21.7.3', false],
    ['20.18.3', false],
    ['18.20.0', false],
    ['14.21.3', false],
  ])('%s is enough: %s', (version, isEnough) => {
    expect(whyNotThisNode(version) === null).toBe(isEnough);
  });

  it('is the one that npm is told of', () => {
    expect(manifest.engines.node).toBe(NODE_RANGE);
  });

  it('is looked at before anything else is read', () => {
    const imports = (path: string) => readFileSync(path, 'utf8').match(/^import .*|import\(.*?\)/gm) ?? [];
    expect(imports('tools/start.mjs')).toEqual([
      "import { whyNotThisNode } from './lib/node-version.mjs';",
      "import('./lib/start.mjs')",
    ]);
    expect(imports('tools/lib/node-version.mjs')).toEqual([]);
  });
});
