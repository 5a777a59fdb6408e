import { open, readdir, rename, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { textOfBytes } from '../../models/kernel/text-of-bytes';
import { codeOf, nullIfMissing } from './codes';
import { readHead, readPlainFile } from './plain-file';

/** What stores ask of a disk, so that tests can hand in one that is full or write-protected. */
export interface Disk {
  /** `null` if there is no such file. Rejects with a `SaveError` if it is no ordinary file. */
  readonly read: (path: string) => Promise<string | null>;
  /** The same of the first bytes alone. */
  readonly head: (path: string, bytes: number) => Promise<string | null>;
  /** Names of what lies in a folder; none if there is no such folder. */
  readonly names: (folder: string) => Promise<readonly string[]>;
  /**
   * Makes a file in place of one that may be there, and never writes through a link. Resolves when the text lies on the
   * disk itself, not only in the system's memory.
   */
  readonly write: (path: string, text: string) => Promise<void>;
  /** Puts a text behind that of a file, which is made if need be, as surely as `write` does. */
  readonly append: (path: string, text: string) => Promise<void>;
  readonly rename: (from: string, to: string) => Promise<void>;
  /** No error if the file isn't there. */
  readonly remove: (path: string) => Promise<void>;
  /** A new name survives a power cut only once its folder lies on the disk too. */
  readonly settle: (folder: string) => Promise<void>;
}

/** Milliseconds between attempts: on Windows a virus scanner or an indexer may hold a file for a moment. */
const PAUSES = process.platform === 'win32' ? [10, 40, 160, 640] : [];

/** Bytes that no file of ours reaches, and that fit into memory. */
const LARGEST_FILE = 2 ** 28;

export const realDisk: Disk = {
  read: (path) => readPlainFile(path, { limit: LARGEST_FILE }).then(textOfBytes, nullIfMissing),
  head: (path, bytes) => readHead(path, bytes).then(textOfBytes, nullIfMissing),
  names: async (folder) => (await readdir(folder).catch(nullIfMissing)) ?? [],
  async write(path, text) {
    await rm(path, { force: true });
    await writeSurely(path, 'wx', text);
  },
  append: (path, text) => writeSurely(path, 'a', text),
  rename: (from, to) => patiently(() => rename(from, to)),
  remove: (path) => rm(path, { force: true }),
  async settle(folder) {
    // Windows can't open a folder, and needn't.
    if (process.platform === 'win32') return;
    const opened = await open(folder, 'r');
    try {
      await opened.sync();
    } finally {
      await opened.close();
    }
  },
};

/** Tries again while another program holds a file; `pauses` in milliseconds. */
export async function patiently(
  work: () => Promise<void>,
  pauses: readonly number[] = PAUSES,
): Promise<void> {
  const [first, ...rest] = pauses;
  try {
    await work();
  } catch (error) {
    if (first === undefined || !isHeld(error)) throw error;
    await pause(first);
    await patiently(work, rest);
  }
}

function isHeld(error: unknown): boolean {
  return ['EPERM', 'EBUSY', 'EACCES'].includes(codeOf(error) ?? '');
}

async function writeSurely(path: string, flags: 'wx' | 'a', text: string): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.writeFile(text, 'utf8');
    await file.sync();
  } finally {
    await file.close();
  }
}
