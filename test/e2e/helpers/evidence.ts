/**
 * What a test that fails leaves behind in `test-results/e2e/`: a picture of every open page and, where traces are taken, what
 * happened on it, to be looked at with `npx playwright show-trace`. Traces slow pages down by a quarter: they are taken with
 * `CURFEW_TRACES=1`, as on GitHub.
 */
import { resolve } from 'node:path';
import type { BrowserContext } from 'playwright-core';

const FOLDER = resolve(import.meta.dirname, '../../../test-results/e2e');
const TRACED = process.env.CURFEW_TRACES === '1';
/** Milliseconds; a page that has crashed has no picture. */
const PATIENCE = 10_000;

const watched = new Set<BrowserContext>();
/** Title of the test that is failing right now, as far as there are tests: pictures and benches open the app without. */
let failing: () => string | null = () => null;

/** Says how to learn which test is failing. */
export function askForFailing(ask: () => string | null): void {
  failing = ask;
}

/** From now on a test that fails leaves evidence of this context. */
export async function watchFailures(context: BrowserContext): Promise<void> {
  watched.add(context);
  if (TRACED) await context.tracing.start({ screenshots: true, snapshots: true });
}

/** To be called before a context is closed: that may be before the test's end, and then it is the last moment to look. */
export async function unwatchFailures(context: BrowserContext): Promise<void> {
  const title = failing();
  if (watched.delete(context) && title !== null) await keepEvidence(context, title);
}

/**
 * Keeps what can be seen of a context.
 * @param title of the test that failed
 * @param folder where it is kept
 */
export async function keepEvidence(context: BrowserContext, title: string, folder = FOLDER): Promise<void> {
  const name = resolve(folder, title.replace(/\W+/g, '-').slice(0, 80));
  for (const [n, page] of context.pages().entries())
    await page
      .screenshot({ path: `${name}-${n + 1}.png`, timeout: PATIENCE })
      .catch((error: unknown) => console.warn(`There is no picture of page ${n + 1}:`, error));
  if (!TRACED) return;
  await context.tracing.stopChunk({ path: `${name}.zip` });
  await context.tracing.startChunk();
}

/** Keeps what can be seen of everything that is open. */
export async function keepAllEvidence(title: string): Promise<void> {
  for (const context of watched) await keepEvidence(context, title);
}
