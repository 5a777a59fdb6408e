import { open, readFile, rename, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** What stores ask of a disk, so that tests can hand in one that is full or write-protected. */
export interface Disk {
  /** `null` if there is no such file. */
  readonly read: (path: string) => Promise<string | null>;
  /** Resolves when the text lies on the disk itself, not only in the system's memory. */
  readonly write: (path: string, text: string) => Promise<void>;
  readonly rename: (from: string, to: string) => Promise<void>;
  /** No error if the file isn't there. */
  readonly remove: (path: string) => Promise<void>;
  /** A new name survives a power cut only once its folder lies on the disk too. */
  readonly settle: (folder: string) => Promise<void>;
}

/** Milliseconds between attempts: on Windows a virus scanner or an indexer may hold a file for a moment. */
const PAUSES = process.platform === 'win32' ? [10, 40, 160, 640] : [];

export const realDisk: Disk = {
  read: (path) => readFile(path, 'utf8').catch(nullIfMissing),
  async write(path, text) {
    const file = await open(path, 'w');
    try {
      await file.writeFile(text, 'utf8');
      await file.sync();
    } finally {
      await file.close();
    }
  },
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

/** The code that Node gives an error of the file system, such as `ENOENT`. */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

function isHeld(error: unknown): boolean {
  return ['EPERM', 'EBUSY', 'EACCES'].includes(codeOf(error) ?? '');
}

/** For a `catch`: a missing file is no error; any other is thrown again. */
export function nullIfMissing(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}
