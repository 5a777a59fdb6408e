import type { Facts, LogLevel } from './platform';
import { VERSION } from './version';

/** What the page remembers of itself until it is closed: the end of its log, and sentences that wait to be shown. */
export interface BrowserNotes {
  readonly log: (level: LogLevel, text: string) => void;
  /** For the log, and for the person as soon as the app asks. */
  readonly tell: (sentence: string) => void;
  readonly notices: () => readonly string[];
  readonly facts: () => Facts;
}

const LOG_LINES = 40;

export function browserNotes(navigator: Pick<Navigator, 'userAgent' | 'language'>): BrowserNotes {
  let lines: readonly string[] = [];
  let waiting: readonly string[] = [];
  const log = (level: LogLevel, text: string): void => {
    lines = [...lines, `${new Date().toISOString()} ${level} ${text}`].slice(-LOG_LINES);
  };
  return {
    log,
    tell(sentence) {
      log('warn', sentence);
      if (!waiting.includes(sentence)) waiting = [...waiting, sentence];
    },
    notices() {
      const told = waiting;
      waiting = [];
      return told;
    },
    facts: () => ({ version: VERSION, runtime: navigator.userAgent, system: navigator.language, log: lines }),
  };
}
