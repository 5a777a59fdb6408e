import { readFile, rename, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/** Takes one sentence for whoever looks into why something is missing. */
export type Report = (sentence: string) => void;

/** The file is there but nothing in it can be used, nor in its backup. The message is a sentence for the player. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

/** One text file that a crash can't spoil: written whole or not at all, with the version before kept beside it. */
export interface KeptFile {
  /** The text, that of the backup if the file itself is lost or unsound, `null` if there is neither. */
  read(): Promise<string | null>;
  write(text: string): Promise<void>;
  remove(): Promise<void>;
}

/** @param isSound whether a text is one that the file may hold; anything else is put aside, never overwritten */
export function keptFile(path: string, isSound: (text: string) => boolean, report: Report): KeptFile {
  const backup = `${path}.bak`;
  return {
    async read() {
      const asides: string[] = [];
      for (const candidate of [path, backup]) {
        const text = await textOf(candidate);
        if (text !== null && isSound(text)) return text;
        if (text !== null) asides.push(await putAside(candidate, report));
      }
      if (asides.length === 0) return null;
      throw new DamagedFileError(`The file is damaged and was put aside as ${asides.join(' and ')}.`);
    },
    async write(text) {
      const before = await textOf(path);
      if (before !== null && isSound(before)) await writeFileAtomic(backup, before);
      else if (before !== null) await putAside(path, report);
      await writeFileAtomic(path, text);
    },
    async remove() {
      await rm(path, { force: true });
      await rm(backup, { force: true });
    },
  };
}

async function textOf(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function putAside(path: string, report: Report): Promise<string> {
  const aside = `${path}.damaged-${Date.now()}`;
  await rename(path, aside);
  report(`${basename(path)} can't be read and was put aside as ${basename(aside)}.`);
  return basename(aside);
}
