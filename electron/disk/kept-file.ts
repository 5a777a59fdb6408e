import { basename, dirname } from 'node:path';
import { SaveError } from '../../models/kernel/save-fault';
import { say } from '../words';
import { putAside, type Report } from './asides';
import { nullIfMissing } from './codes';
import { type Disk, realDisk } from './disk';

/** The file is there but nothing in it can be used, nor in any version before. The message is a sentence for the player. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

/** One text file that neither a crash nor a power cut can spoil, with the versions before it kept beside it. */
export interface KeptFile {
  /** The newest version that is sound, whatever is wrong with those after it; `null` if there never was one. */
  readonly read: () => Promise<string | null>;
  readonly write: (text: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** How many versions are kept beside the newest one. */
const BACKUPS = 3;
/** What is written but not yet in place. Whatever a crash leaves there the next version overwrites. */
const FRESH = '.fresh';

/** What became of a version that was looked at. */
type Found =
  | { readonly is: 'sound'; readonly text: string }
  | { readonly is: 'missing' }
  /** It was there, can't be used, and lies under another name now. */
  | { readonly is: 'aside'; readonly name: string }
  /** It can't be used but is still in its place, for the disk refuses to read it or to give it another name. */
  | { readonly is: 'stuck'; readonly error: unknown; readonly isDamaged: boolean };

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
  const fresh = path + FRESH;
  const aside = (version: string) => putAside(version, disk, report);

  async function lookAt(version: string): Promise<Found> {
    try {
      const text = await disk.read(version);
      if (text === null) return { is: 'missing' };
      if (isSound(text)) return { is: 'sound', text };
    } catch (error) {
      // Not a fault of the file: it may be readable in a minute.
      if (!(error instanceof SaveError)) return { is: 'stuck', error, isDamaged: false };
    }
    return aside(version).then(
      (name) => ({ is: 'aside', name }),
      (error: unknown) => ({ is: 'stuck', error, isDamaged: true }),
    );
  }

  /** A version before becomes the newest, so that its loss is told only once. */
  async function promote(version: string): Promise<void> {
    await disk.rename(version, path).catch(() => {});
  }

  /** Puts aside what is no file, such as a folder. @returns whether something was */
  async function clear(version: string): Promise<boolean> {
    const isFile = await disk.head(version, 0).then(
      () => true,
      (error: unknown) => !(error instanceof SaveError),
    );
    if (!isFile) await aside(version);
    return !isFile;
  }

  /** Does what a folder in the place of a file may be in the way of. */
  async function insist(work: () => Promise<unknown>, places: readonly string[]): Promise<void> {
    try {
      await work();
    } catch (error) {
      let cleared = false;
      for (const place of places) cleared = (await clear(place)) || cleared;
      if (!cleared) throw error;
      await work();
    }
  }

  /** Every version moves one place back, the oldest over the edge; the file itself is then missing. */
  async function shift(): Promise<void> {
    for (const [index, version] of [...versions.entries()].reverse()) {
      const older = versions[index + 1];
      if (older === undefined) continue;
      await insist(() => disk.rename(version, older).catch(nullIfMissing), [older, version]);
    }
  }

  return {
    async read() {
      const damaged: string[] = [];
      const errors: unknown[] = [];
      for (const version of versions) {
        const found = await lookAt(version);
        if (found.is === 'aside') damaged.push(found.name);
        if (found.is === 'stuck') errors.push(found.error);
        if (found.is === 'stuck' && found.isDamaged) damaged.push(basename(version));
        if (found.is !== 'sound') continue;
        if (version !== path) report(say('store.older', { name: basename(path) }));
        // What is stuck must not be overwritten.
        if (version !== path && errors.length === 0) await promote(version);
        return found.text;
      }
      if (damaged.length > 0) throw new DamagedFileError(say('store.damaged', { names: damaged.join(', ') }));
      if (errors.length > 0) throw errors[0];
      return null;
    },
    async write(text) {
      await insist(() => disk.write(fresh, text), [fresh]);
      const before = await lookAt(path);
      if (before.is === 'sound') await shift();
      if (before.is === 'stuck') await aside(path);
      await disk.rename(fresh, path);
      await disk.settle(dirname(path));
    },
    async remove() {
      for (const version of [...versions, fresh]) await insist(() => disk.remove(version), [version]);
    },
  };
}
