/**
 * `npm run pack:check`: packages the app around a stub of Electron's runtime and looks at what comes out: whether
 * electron-builder takes the configuration, what is in the archive, that nothing outside it is needed, and the fuses.
 * `npm run pack:check -- release/linux-unpacked` looks at an app that was packaged with the true runtime.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, Platform } from 'electron-builder';
import config from '../electron-builder.config.mjs';
import { filesOf, kindsOf, type Packed, textOf } from './lib/pack/archive';
import { contentFaults, linkFaults, mainFaults, preloadFaults } from './lib/pack/faults';
import { fuseFaults } from './lib/pack/fuses';
import { stubRuntime } from './lib/pack/stub-runtime';

const root = resolve(import.meta.dirname, '..');

/** Packages into a folder of its own; throws if the configuration doesn't fit electron-builder's schema. */
async function packWithStub(work: string): Promise<string> {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  stubRuntime(join(work, 'runtime'), devDependencies.electron);
  await build({
    projectDir: root,
    targets: Platform.LINUX.createTarget('dir'),
    publish: 'never',
    config: {
      ...config,
      electronDist: join(work, 'runtime'),
      directories: { ...config.directories, output: join(work, 'out') },
    },
  });
  return join(work, 'out', 'linux-unpacked');
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}

function show(files: readonly Packed[]): void {
  for (const { kind, files: count, bytes } of kindsOf(files)) {
    console.log(`  ${kind.padEnd(8)}${String(count).padStart(4)} files ${megabytes(bytes).padStart(12)}`);
  }
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(
    `  ${'all'.padEnd(8)}${String(files.length).padStart(4)} files ${megabytes(total).padStart(12)}`,
  );
}

/** Everything that is wrong with a packaged app. */
async function faultsOf(packed: string): Promise<readonly string[]> {
  const archive = join(packed, 'resources', 'app.asar');
  const files = filesOf(archive);
  console.log(`\nIn ${archive}:`);
  show(files);
  const linked = files.map(({ path }) => path).filter((path) => /\.(?:html|css)$/.test(path));
  return [
    ...contentFaults(files),
    ...mainFaults(textOf(archive, 'dist/electron/main.js')),
    ...preloadFaults(textOf(archive, 'dist/electron/preload.cjs')),
    ...linked.flatMap((path) => linkFaults(path, textOf(archive, path), files)),
    ...(await fuseFaults(join(packed, 'curfew'))),
  ];
}

const work = mkdtempSync(join(tmpdir(), 'curfew-pack-'));
try {
  const faults = await faultsOf(process.argv[2] ?? (await packWithStub(work)));
  for (const fault of faults) console.error(`FAULT: ${fault}`);
  console.log(faults.length === 0 ? '\nThe package is as it should be.' : '');
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
