import type { Log } from './disk/log-file';

/** Where modules say what went wrong. */
export interface Reports {
  /** For the log alone. */
  readonly note: (sentence: string) => void;
  /** For the log, and for the person as soon as the page asks. */
  readonly tell: (sentence: string) => void;
  /** Hands over what was told since it was last asked for. */
  readonly take: () => string[];
}

/** More than these nobody reads; the log has them all. */
const MOST = 10;

export function createReports(log: Pick<Log, 'write'>): Reports {
  const waiting = new Set<string>();
  const note = (sentence: string): void => log.write('warn', sentence);
  return {
    note,
    tell(sentence) {
      note(sentence);
      if (waiting.size < MOST) waiting.add(sentence);
    },
    take() {
      const sentences = [...waiting];
      waiting.clear();
      return sentences;
    },
  };
}

/** A fault of the main process is written down and survived: what people play lives in the window. */
export function surviveFaults(process: Pick<NodeJS.Process, 'on'>, log: Pick<Log, 'write'>): void {
  const write = (error: unknown): void => log.write('error', stackOf(error));
  process.on('uncaughtException', write);
  process.on('unhandledRejection', write);
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
