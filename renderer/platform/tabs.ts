/**
 * Several tabs of a browser with the app in them share one place for saved games. One of them has it, by a lock that the
 * browser takes away when the tab is closed or crashes; the others may read.
 */

/** `here`: this tab may save; `elsewhere`: another one had it when this one began; `moved`: another one took it over. */
export type TabState = 'here' | 'elsewhere' | 'moved';

export interface Tabs {
  state(): TabState;
  subscribe(listener: () => void): () => void;
  /** Whether this tab has the lock, once that is known. */
  mayWrite(): Promise<boolean>;
  /** Asks the tab that has the saved games to let go of them; takes them from one that does not answer. */
  takeOver(): Promise<void>;
  /** What this tab does with unsaved games, while it may still write if it was asked politely. */
  onLosing(work: () => Promise<void>): void;
}

const NAME = 'curfew-saves';
/** Milliseconds between two looks whether the lock is free: a page that is loaded anew finds it held by itself before. */
const LOOK = 500;
/** Looks until somebody else must have it. */
const LOOKS = 4;
/** Milliseconds that a tab gets to store its last moves. */
const PATIENCE = 5000;

export interface TabTools {
  readonly locks: Pick<LockManager, 'request'>;
  /** Reaches the other tabs. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  /** A signal that aborts after so many milliseconds. */
  readonly within: (milliseconds: number) => AbortSignal;
}

function over(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve());
  });
}

function isLate(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'AbortError' || error.name === 'TimeoutError');
}

export function createTabs({ locks, channel, within }: TabTools): Tabs {
  let state: TabState = 'here';
  let held = false;
  let release = () => {};
  let work = async () => {};
  const listeners = new Set<() => void>();

  function become(next: TabState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function lose(): Promise<void> {
    become('moved');
    await work().catch(() => {});
    held = false;
    release();
  }

  /**
   * Resolves to true when this tab has the lock, which it keeps, and to false where only a free one is wanted and it is not;
   * rejects when the signal says that it took too long.
   */
  function hold(options: LockOptions): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const granted = (lock: Lock | null) =>
        new Promise<void>((done) => {
          if (lock === null) {
            resolve(false);
            done();
            return;
          }
          release = done;
          held = true;
          become('here');
          resolve(true);
        });
      // A lock that was granted ends with an error only when another tab stole it.
      locks.request(NAME, options, granted).catch((error: unknown) => {
        if (held && isLate(error)) {
          held = false;
          void lose();
        }
        reject(error);
      });
    });
  }

  /** The browser says whether the lock is free, however long that takes it: late alone says nothing on a busy machine. */
  async function begin(): Promise<void> {
    try {
      for (let look = 1; !(await hold({ ifAvailable: true })); look++) {
        if (look === LOOKS) return become('elsewhere');
        await over(within(LOOK));
      }
    } catch {
      // Where there is no lock to be had, nobody can hold it either.
      held = true;
    }
  }

  const known = begin();
  channel.addEventListener('message', () => {
    if (held && state === 'here') void lose();
  });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async mayWrite() {
      await known;
      return held;
    },
    async takeOver() {
      await known;
      if (held) return;
      channel.postMessage('let go');
      await hold({ signal: within(PATIENCE) }).catch(() => hold({ steal: true }));
    },
    onLosing(next) {
      work = next;
    },
  };
}
