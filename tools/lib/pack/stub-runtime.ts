import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** By this electron-builder finds the fuses in a program; see `@electron/fuses`. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** The fuses of an Electron as it is delivered: version 1, nine of them, one letter each. */
const FUSES = [1, 9, ...Buffer.from('101100011')];

/**
 * A folder that electron-builder takes for Electron's runtime, so that everything but the runtime can be packaged
 * where it can't be had. It starts nothing.
 *
 * @param version of Electron
 */
export function stubRuntime(folder: string, version: string): void {
  mkdirSync(join(folder, 'resources'), { recursive: true });
  mkdirSync(join(folder, 'locales'));
  const program = Buffer.concat([
    Buffer.from('stub'),
    Buffer.from(SENTINEL),
    Buffer.from(FUSES),
    Buffer.alloc(64),
  ]);
  writeFileSync(join(folder, 'electron'), program);
  chmodSync(join(folder, 'electron'), 0o755);
  writeFileSync(join(folder, 'version'), version);
  writeFileSync(join(folder, 'locales', 'en-US.pak'), '');
  for (const licence of ['LICENSE', 'LICENSES.chromium.html']) writeFileSync(join(folder, licence), '');
}
