import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { codeOf } from './codes';
import { inWords } from './faults';

/** Pictures of one name after which something else must be wrong. */
const MOST_ALIKE = 100;

/** The name itself, then `name (2)`, `name (3)`. */
function nth(name: string, n: number): string {
  const { name: stem, ext } = parse(name);
  return n === 1 ? name : `${stem} (${n})${ext}`;
}

/** Makes a file; rejects with `EEXIST` where there is one. */
type Write = (path: string, bytes: Uint8Array) => Promise<void>;

const writeNew: Write = (path, bytes) => writeFile(path, bytes, { flag: 'wx' });

/** Makes the file, or none: half a picture is no picture. @returns whether the name was free */
async function wrote(write: Write, path: string, bytes: Uint8Array): Promise<boolean> {
  try {
    await write(path, bytes);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    await rm(path, { force: true });
    throw error;
  }
}

async function keep(place: string, name: string, bytes: Uint8Array, write: Write): Promise<string> {
  await mkdir(place, { recursive: true });
  for (let n = 1; n <= MOST_ALIKE; n++) {
    const path = join(place, nth(name, n));
    if (await wrote(write, path, bytes)) return path;
  }
  throw new Error(`There are ${MOST_ALIKE} pictures of that name in ${place}.`);
}

/**
 * Keeps pictures in a folder, which is made with the first one. What the disk refuses is told by a `DiskError`.
 * @param folder asked for each time: the system may have none
 * @returns writes one and answers its path; what is there already is never written over
 */
export function pictureFolder(
  folder: () => string,
  write = writeNew,
): (name: string, bytes: Uint8Array) => Promise<string> {
  return async (name, bytes) => {
    const place = folder();
    return inWords(keep(place, name, bytes, write), place);
  };
}
