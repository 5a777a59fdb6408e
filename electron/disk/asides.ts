import { basename, dirname, join } from 'node:path';
import { say } from '../words';
import type { Disk } from './disk';

/** Takes one sentence about what became of a file; the person and the log get to read it. */
export type Report = (sentence: string) => void;

/** Files that were put aside and are kept in a folder, for whoever can make something of them. */
const KEPT = 10;
const ASIDE = /\.damaged-(\d+)$/;

let lastStamp = 0;

/** A moment that no file before was put aside at. */
function newStamp(): number {
  lastStamp = Math.max(Date.now(), lastStamp + 1);
  return lastStamp;
}

/** Gives a file that can't be used another name, and lets go of the oldest of more than ten such. @returns its name */
export async function putAside(path: string, disk: Disk, report: Report): Promise<string> {
  const aside = `${path}.damaged-${newStamp()}`;
  await disk.rename(path, aside);
  report(say('store.put-aside', { name: basename(path), aside: basename(aside) }));
  // That there are too many is no reason to fail.
  await keepFew(dirname(path), disk).catch(() => {});
  return basename(aside);
}

async function keepFew(folder: string, disk: Disk): Promise<void> {
  const asides = (await disk.names(folder)).filter((name) => ASIDE.test(name));
  const newestFirst = asides.sort((one, other) => stampOf(other) - stampOf(one));
  for (const name of newestFirst.slice(KEPT)) await disk.remove(join(folder, name)).catch(() => {});
}

function stampOf(name: string): number {
  return Number(ASIDE.exec(name)?.[1]);
}
