import { basename, dirname } from 'node:path';
import { say } from '../words';
import { type Disk, nullIfMissing, realDisk } from './disk';

/** Takes one sentence about what became of a file; the person and the log get to read it. */
export type Report = (sentence: string) => void;

/** The file is there but nothing in it can be used, nor in any version before. The message is a sentence for the player. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

/** One text file that neither a crash nor a power cut can spoil, with the versions before it kept beside it. */
export interface KeptFile {
  /** The newest version that is sound, `null` if there never was one. */
  readonly read: () => Promise<string | null>;
  readonly write: (text: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** How many versions are kept beside the newest one. */
const BACKUPS = 3;
/** What is written but not yet in place. Whatever a crash leaves there the next version overwrites. */
const FRESH = '.fresh';

/** A path and those of the versions before, newest first. */
function versionsOf(path: string): readonly [string, ...string[]] {
  return [path, ...Array.from({ length: BACKUPS }, (_, index) => `${path}.bak${index + 1}`)];
}

/**
 * Not for use by two at once: whoever holds it asks for one thing after the other.
 *
 * @param isSound whether a text is one that the file may hold; anything else is put aside, never overwritten
 */
export function keptFile(
  path: string,
  isSound: (text: string) => boolean,
  report: Report,
  disk: Disk = realDisk,
): KeptFile {
  const versions = versionsOf(path);

  async function putAside(version: string): Promise<string> {
    const aside = `${version}.damaged-${Date.now()}`;
    await disk.rename(version, aside);
    report(say('store.put-aside', { name: basename(version), aside: basename(aside) }));
    return basename(aside);
  }

  /** Every version moves one place back, the oldest over the edge; the file itself is then missing. */
  async function shift(): Promise<void> {
    for (const [index, version] of [...versions.entries()].reverse()) {
      const older = versions[index + 1];
      if (older !== undefined) await disk.rename(version, older).catch(nullIfMissing);
    }
  }

  /** A version before becomes the newest, so that its loss is told only once. */
  async function promote(version: string): Promise<void> {
    report(say('store.older', { name: basename(path) }));
    await disk.rename(version, path).catch(() => {});
  }

  return {
    async read() {
      const asides: string[] = [];
      for (const version of versions) {
        const text = await disk.read(version);
        if (text !== null && isSound(text)) {
          if (version !== path) await promote(version);
          return text;
        }
        // Where nothing can be renamed, the versions before can still be read.
        if (text !== null) asides.push(await putAside(version).catch(() => basename(version)));
      }
      if (asides.length === 0) return null;
      throw new DamagedFileError(say('store.damaged', { names: asides.join(', ') }));
    },
    async write(text) {
      await disk.write(path + FRESH, text);
      const before = await disk.read(path);
      if (before !== null && !isSound(before)) await putAside(path);
      else if (before !== null) await shift();
      await disk.rename(path + FRESH, path);
      await disk.settle(dirname(path));
    },
    async remove() {
      for (const version of [...versions, path + FRESH]) await disk.remove(version);
    },
  };
}
