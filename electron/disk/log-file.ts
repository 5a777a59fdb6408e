import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export const LOG_LEVELS = ['info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What happened, one line each, for whoever looks into a fault later. */
export interface Log {
  /** Never throws: that nothing can be written down must not stop what is written about. */
  readonly write: (level: LogLevel, text: string) => void;
  /** The last lines, oldest first. */
  readonly tail: (lines: number) => string[];
}

interface LogOptions {
  /** Bytes after which a new file is begun. */
  readonly limit?: number;
  readonly now?: () => Date;
}

/** How many full files are kept beside the one that is written to. */
const KEPT = 2;

/** A log file with older ones beside it, `<path>.1` the youngest of them. */
export function logFile(path: string, { limit = 2 ** 20, now = () => new Date() }: LogOptions = {}): Log {
  return {
    write(level, text) {
      try {
        mkdirSync(dirname(path), { recursive: true });
        if (sizeOf(path) >= limit) rotate(path);
        // One line whatever the text: a page can't forge lines of its own.
        appendFileSync(path, `${now().toISOString()} ${level} ${JSON.stringify(text).slice(1, -1)}\n`);
      } catch {
        console.error(level, text);
      }
    },
    tail(lines) {
      return [`${path}.1`, path].flatMap(linesOf).slice(-lines);
    },
  };
}

function rotate(path: string): void {
  for (let age = KEPT; age > 0; age--) {
    const younger = age === 1 ? path : `${path}.${age - 1}`;
    if (sizeOf(younger) > 0) renameSync(younger, `${path}.${age}`);
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').trimEnd().split('\n');
  } catch {
    return [];
  }
}
