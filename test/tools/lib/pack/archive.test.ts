import { mkdirSync, writeFileSync } from 'node:fs';
import path, { join, win32 } from 'node:path';
import { createPackage } from '@electron/asar';
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';
import { describe, expect, it, onTestFinished } from 'vitest';
import { filesOf, kindsOf, textOf } from '../../../../tools/lib/pack/archive';
import { fuseFaults } from '../../../../tools/lib/pack/fuses';
import { stubRuntime } from '../../../../tools/lib/pack/stub-runtime';
import { tempFolder } from '../../../helpers/temp-folder';

describe('an archive', () => {
  it('is read file by file', async () => {
    const folder = tempFolder();
    mkdirSync(join(folder, 'app', 'dist'), { recursive: true });
    writeFileSync(join(folder, 'app', 'package.json'), '{}');
    writeFileSync(join(folder, 'app', 'dist', 'main.js'), 'main();');
    const archive = join(folder, 'app.asar');
    await createPackage(join(folder, 'app'), archive);
    expect(filesOf(archive)).toEqual([
      { path: 'dist/main.js', bytes: 7 },
      { path: 'package.json', bytes: 2 },
    ]);
    expect(textOf(archive, 'dist/main.js')).toBe('main();');
  });

  it('is read on Windows as it is elsewhere, however deep its folders are', async () => {
    const folder = tempFolder();
    const deep = join(folder, 'app', 'dist', 'renderer', 'assets');
    mkdirSync(deep, { recursive: true });
    writeFileSync(join(deep, 'index.js'), 'page();');
    const archive = join(folder, 'app.asar');
    await createPackage(join(folder, 'app'), archive);
    // What asar takes paths apart with.
    const { sep, dirname, basename, join: joined } = path;
    onTestFinished(() => void Object.assign(path, { sep, dirname, basename, join: joined }));
    Object.assign(path, {
      sep: win32.sep,
      dirname: win32.dirname,
      basename: win32.basename,
      join: win32.join,
    });
    expect(filesOf(archive)).toEqual([{ path: 'dist/renderer/assets/index.js', bytes: 7 }]);
    expect(textOf(archive, 'dist/renderer/assets/index.js')).toBe('page();');
  });

  it('is summed up by kinds, the heaviest first', () => {
    const files = [
      { path: 'a.js', bytes: 1 },
      { path: 'LICENSE', bytes: 2 },
      { path: 'b.js', bytes: 3 },
    ];
    expect(kindsOf(files)).toEqual([
      { kind: '.js', files: 2, bytes: 4 },
      { kind: 'other', files: 1, bytes: 2 },
    ]);
  });
});

describe('the fuses of a program', () => {
  it('are faulty as Electron delivers them, and right when each is set', async () => {
    const folder = tempFolder();
    stubRuntime(folder, '45.5.0');
    const program = join(folder, 'electron');
    expect(await fuseFaults(program)).toContain('the fuse RunAsNode must be off');
    await flipFuses(program, {
      version: FuseVersion.V1,
      [FuseV1Options.RunAsNode]: false,
      [FuseV1Options.EnableCookieEncryption]: true,
      [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
      [FuseV1Options.EnableNodeCliInspectArguments]: false,
      [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
      [FuseV1Options.OnlyLoadAppFromAsar]: true,
      [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
    });
    expect(await fuseFaults(program)).toEqual([]);
  });
});
