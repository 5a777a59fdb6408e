import { mkdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { codeOf } from './codes';

/** Pictures of one name after which something else must be wrong. */
const MOST_ALIKE = 100;

/** The name itself, then `name (2)`, `name (3)`. */
function nth(name: string, n: number): string {
  const { name: stem, ext } = parse(name);
  return n === 1 ? name : `${stem} (${n})${ext}`;
}

/**
 * Keeps pictures in a folder, which is made with the first one.
 * @param folder asked for each time: the system may have none
 * @returns writes one and answers its path; what is there already is never written over
 */
export function pictureFolder(folder: () => string): (name: string, bytes: Uint8Array) => Promise<string> {
  return async (name, bytes) => {
    const place = folder();
    await mkdir(place, { recursive: true });
    for (let n = 1; ; n++) {
      const path = join(place, nth(name, n));
      try {
        await writeFile(path, bytes, { flag: 'wx' });
        return path;
      } catch (error) {
        if (codeOf(error) !== 'EEXIST' || n === MOST_ALIKE) throw error;
      }
    }
  };
}
