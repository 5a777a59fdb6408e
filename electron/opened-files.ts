import { basename, resolve } from 'node:path';
import { SaveError } from '../models/kernel/save-fault';
import { LARGEST_SAVE } from '../models/kernel/save-meta';
import { sentenceOf } from '../models/kernel/sentence-of';
import { textOfBytes } from '../models/kernel/text-of-bytes';
import type { Report } from './disk/asides';
import { readPlainFile } from './disk/plain-file';
import { say } from './words';

/** A saved game that the system handed over; whether it is one, only the page can tell. */
export interface OpenedFile {
  /** Name of the file without its ending. */
  readonly name: string;
  readonly text: string;
}

const ENDING = '.curfew';

/** Files that a person opened with the app: by a double click, on its icon in the dock, or by starting it again. */
export interface OpenedFiles {
  /** The page is told that something waits. */
  readonly open: (path: string) => void;
  /** The oldest file that waits; one that can't be read is told about and passed over. */
  readonly take: () => Promise<OpenedFile | null>;
}

/** @param announce tells the page that a file waits */
export function openedFiles(announce: () => void, report: Report): OpenedFiles {
  const waiting: string[] = [];
  return {
    open(path) {
      waiting.push(path);
      announce();
    },
    async take() {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const file = await readOpened(path, report);
        if (file !== null) return file;
      }
      return null;
    },
  };
}

/** The saved games among the arguments that a system starts the app with, as absolute paths. */
export function pathsIn(args: readonly string[], folder: string): readonly string[] {
  return args
    .filter((arg) => !arg.startsWith('-') && arg.toLowerCase().endsWith(ENDING))
    .map((arg) => resolve(folder, arg));
}

/** What is said of a file that can't be read, in the language of the app. */
function whyNot(error: unknown): string {
  return error instanceof SaveError ? say(`save.fault.${error.code}`) : sentenceOf(error);
}

/** A link that a person opened is taken for what it leads to; what is no ordinary file is never read from. */
async function readOpened(path: string, report: Report): Promise<OpenedFile | null> {
  const name = basename(path).slice(0, -ENDING.length);
  try {
    const bytes = await readPlainFile(path, { limit: LARGEST_SAVE, follow: true });
    return { name, text: textOfBytes(bytes) };
  } catch (error) {
    report(say('file.not-imported', { name, message: whyNot(error) }));
    return null;
  }
}
