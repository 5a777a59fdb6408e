import { appendFileSync, lstatSync, mkdirSync, renameSync, type Stats } from 'node:fs';
import { dirname } from 'node:path';
import { textOfBytes } from '../../models/kernel/text-of-bytes';
import { readPlainFile } from './plain-file';

export const LOG_LEVELS = ['info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What happened, one line each, for whoever looks into a fault later. */
export interface Log {
  /** Never throws: that nothing can be written down must not stop what is written about. */
  readonly write: (level: LogLevel, text: string) => void;
  /** The last lines, oldest first. */
  readonly tail: (lines: number) => Promise<string[]>;
}

interface LogOptions {
  /** Bytes after which a new file is begun. */
  readonly limit?: number;
  readonly now?: () => Date;
}

/** How many full files are kept beside the one that is written to. */
const KEPT = 2;
/** Bytes; what is larger is not ours. */
const LARGEST = 2 ** 24;

/** A log file with older ones beside it, `<path>.1` the youngest of them. */
export function logFile(path: string, { limit = 2 ** 20, now = () => new Date() }: LogOptions = {}): Log {
  return {
    write(level, text) {
      try {
        mkdirSync(dirname(path), { recursive: true });
        const found = foundAt(path);
        // A pipe that nobody reads from would be waited for, a link be written through.
        if (found && (!found.isFile() || found.size >= limit)) rotate(path);
        // One line whatever the text: a page can't forge lines of its own.
        appendFileSync(path, `${now().toISOString()} ${level} ${JSON.stringify(text).slice(1, -1)}\n`);
      } catch {
        console.error(level, text);
      }
    },
    async tail(lines) {
      const files = await Promise.all([`${path}.1`, path].map(linesOf));
      return files.flat().slice(-lines);
    },
  };
}

function rotate(path: string): void {
  for (let age = KEPT; age > 0; age--) {
    const younger = age === 1 ? path : `${path}.${age - 1}`;
    if (foundAt(younger)) renameSync(younger, `${path}.${age}`);
  }
}

/** What lies there; of a link the link itself. */
function foundAt(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}

async function linesOf(path: string): Promise<string[]> {
  try {
    return textOfBytes(await readPlainFile(path, { limit: LARGEST }))
      .trimEnd()
      .split('\n');
  } catch {
    return [];
  }
}
