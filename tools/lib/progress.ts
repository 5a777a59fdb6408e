/** How far long work is, for people at a terminal. */
const BAR = 30;

/** One line that shows how far it is. */
export function progressBar(done: number, all: number): string {
  const filled = Math.round((BAR * done) / all);
  return `[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${done}/${all}`;
}

/** The bar is for people at a terminal; a file or a pipe gets only the result. */
export function showProgress(all: number): (done: number) => void {
  if (!process.stderr.isTTY) return () => {};
  return (done) => process.stderr.write(`\r${progressBar(done, all)}${done === all ? '\n' : ''}`);
}
