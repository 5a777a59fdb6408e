/** How far long work is, for people at a terminal and for those who look into the log of a job. */
const BAR = 30;

/** Elsewhere than at a terminal a line is written once in so many milliseconds. */
const LOG_EVERY = 30_000;

/** One line that shows how far it is. */
export function progressBar(done: number, all: number): string {
  const filled = Math.round((BAR * done) / all);
  return `[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${done}/${all}`;
}

/**
 * About how long it takes to the end, if it goes on as it did.
 * @param elapsed milliseconds that were needed for what is done
 */
export function remainingTime(done: number, all: number, elapsed: number): string {
  const seconds = Math.round((elapsed * (all - done)) / done / 1000);
  if (seconds < 100) return `about ${seconds} s left`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 100) return `about ${minutes} min left`;
  return `about ${Math.floor(minutes / 60)} h ${minutes % 60} min left`;
}

/** Where progress is told, and the clock that it is told by. */
export interface Watcher {
  readonly stream: { readonly isTTY?: boolean; write(text: string): unknown };
  /** Milliseconds. */
  now(): number;
}

const ERRORS: Watcher = { stream: process.stderr, now: () => performance.now() };

/** A bar at a terminal; a line now and then in a file or a pipe, so that short work gets none. */
export function showProgress(all: number, { stream, now }: Watcher = ERRORS): (done: number) => void {
  const start = now();
  let told = start;
  return (done) => {
    const time = now();
    const left = done < all ? `, ${remainingTime(done, all, time - start)}` : '';
    // What a longer line before it said is wiped away.
    if (stream.isTTY) stream.write(`\r${progressBar(done, all)}${left}\x1b[K${left ? '' : '\n'}`);
    else if (left && time - told >= LOG_EVERY) {
      told = time;
      stream.write(`${done} of ${all}${left}\n`);
    }
  };
}
