/** Keeps the window open until the last moves, and what somebody is still writing, are stored. */
import { errorText, t } from '../../i18n';
import type { SaveQueue } from './save-queue';

/** Milliseconds after which whoever closes the window again is not held up any more. */
const PATIENCE = 10_000;
/** Milliseconds after which an attempt to close the window is forgotten. */
const MEMORY = 60_000;

interface Holding {
  /** Closes the window. Missing in a browser, which asks the person by itself. */
  readonly quit?: (() => Promise<void>) | undefined;
  readonly notify: (sentence: string) => void;
  /** Milliseconds. */
  readonly now: () => number;
  /** What somebody is still writing counts from now on: it is kept when they are done with it. */
  readonly finish: () => void;
}

interface Attempt {
  readonly at: number;
  /** The store said no: whoever closes again wants to go without it. */
  refused: boolean;
}

/**
 * A window of the app closes by itself as soon as everything is stored; a second attempt goes through when the store
 * refused, or has taken too long. A browser asks whether to leave.
 *
 * @returns undoes it
 */
export function holdWindow(
  queue: Pick<SaveQueue<unknown>, 'isIdle' | 'flush'>,
  { quit, notify, now, finish }: Holding,
  target: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  let attempt: Attempt | null = null;

  function isLetGo(): boolean {
    const age = attempt ? now() - attempt.at : Number.POSITIVE_INFINITY;
    if (age > MEMORY) attempt = null;
    return attempt !== null && (attempt.refused || age >= PATIENCE);
  }

  function storeAndQuit(close: () => Promise<void>): void {
    const current: Attempt = attempt ?? { at: now(), refused: false };
    attempt = current;
    notify(t('ui.closing'));
    queue.flush().then(close, (error: unknown) => {
      current.refused = true;
      notify(t('ui.closing-refused', { message: errorText(error) }));
    });
  }

  function onBeforeUnload(event: Event): void {
    finish();
    if (queue.isIdle() || (quit && isLetGo())) return;
    event.preventDefault();
    if (quit) storeAndQuit(quit);
    else queue.flush().catch(() => {});
  }

  target.addEventListener('beforeunload', onBeforeUnload);
  return () => target.removeEventListener('beforeunload', onBeforeUnload);
}
