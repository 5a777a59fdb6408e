import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findChromium, usualPlaces } from '../../tools/lib/chromium.mjs';
import { findElectron } from '../../tools/lib/electron-runtime.mjs';
import { tempFolder } from '../helpers/temp-folder';

function aProgram(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
}

describe('the browser that is found', () => {
  it('is the first of the usual names anywhere on the path', () => {
    const [one, two] = [tempFolder(), tempFolder()];
    aProgram(one, 'google-chrome');
    const chromium = aProgram(two, 'chromium');
    expect(findChromium({ PATH: [one, two].join(delimiter) }, 'linux')).toBe(chromium);
  });

  it('is none when the path holds no browser, or a folder or a file of its name that is no program', () => {
    const folder = tempFolder();
    mkdirSync(join(folder, 'chromium'));
    writeFileSync(join(folder, 'google-chrome'), '');
    expect(findChromium({ PATH: folder }, 'linux')).toBeNull();
  });

  it('is the one that CURFEW_BROWSER names and no other', () => {
    const folder = tempFolder();
    const named = aProgram(folder, 'brave');
    aProgram(folder, 'chromium');
    expect(findChromium({ PATH: folder, CURFEW_BROWSER: named }, 'linux')).toBe(named);
    expect(findChromium({ PATH: folder, CURFEW_BROWSER: '/nowhere' }, 'linux')).toBeNull();
  });

  it('is looked for in the applications on macOS', () => {
    expect(usualPlaces({ HOME: '/Users/ada' }, 'darwin')).toContain(
      '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium',
    );
  });

  it('is looked for in the program folders on Windows', () => {
    const places = usualPlaces({ PROGRAMFILES: 'C:\\Program Files' }, 'win32');
    expect(places).toContain('C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe');
    expect(places).toHaveLength(3);
  });
});

describe("Electron's runtime", () => {
  it('is found in its package', () => {
    const root = tempFolder();
    const electron = aProgram(join(root, 'node_modules', 'electron', 'dist'), 'electron');
    expect(findElectron(root, {}, 'linux')).toBe(electron);
  });

  it('is found where ELECTRON_OVERRIDE_DIST_PATH says, and nowhere else then', () => {
    const [root, other] = [tempFolder(), tempFolder()];
    aProgram(join(root, 'node_modules', 'electron', 'dist'), 'electron');
    expect(findElectron(root, { ELECTRON_OVERRIDE_DIST_PATH: other }, 'linux')).toBeNull();
    const electron = aProgram(other, 'electron.exe');
    expect(findElectron(root, { ELECTRON_OVERRIDE_DIST_PATH: other }, 'win32')).toBe(electron);
  });

  it('is none when it was never fetched', () => {
    expect(findElectron(tempFolder(), {}, 'darwin')).toBeNull();
  });
});
