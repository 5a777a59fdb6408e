import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { leaveForAMoment } from '../../input/leave-field';
import type { Platform } from '../../platform/platform';
import type { TabState } from '../../platform/tabs';
import { holdWindow } from './hold-window';
import { createSaveQueue, type SaveQueue } from './save-queue';
import { isSlot } from './slots';

type Queue = Pick<SaveQueue<unknown>, 'isIdle' | 'flush' | 'drop'>;

interface Queued {
  /** The same platform with queues in front of its saved games, decks, own content and finished games. */
  readonly platform: Platform;
  readonly queue: Queue;
}

/** Several queues as one. */
function together(queues: readonly Queue[]): Queue {
  return {
    isIdle: () => queues.every((queue) => queue.isIdle()),
    async flush() {
      await Promise.all(queues.map((queue) => queue.flush()));
    },
    drop() {
      for (const queue of queues) queue.drop();
    },
  };
}

/** Whoever stays at the field can write on. */
function finishWriting(): void {
  const { activeElement: field } = document;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) leaveForAMoment(field);
}

/** Puts queues in front of the saved games, the decks, own content and the finished games; the window is not closed before they are empty. */
export function useSaveQueue(given: Platform, notify: (sentence: string) => void): Queued {
  const queued = useMemo(() => {
    const saves = createSaveQueue(given.saves, isSlot);
    // Every deck is kept up to date while it is edited.
    const decks = createSaveQueue(given.decks, () => true);
    // So is own content.
    const content = createSaveQueue(given.content, () => true);
    const finished = createSaveQueue(given.finished, () => true);
    return {
      queue: together([saves, decks, content, finished]),
      platform: { ...given, saves, decks, content, finished },
    };
  }, [given]);
  const { queue, platform } = queued;
  useEffect(
    () =>
      holdWindow(queue, { quit: platform.quit, notify, now: () => performance.now(), finish: finishWriting }),
    [queue, platform, notify],
  );
  return queued;
}

const ALWAYS_HERE = { state: (): TabState => 'here', subscribe: () => () => {} };

const NOBODY = async () => {};

interface TabShown {
  readonly tab: TabState;
  readonly takeOver: () => Promise<void>;
}

/**
 * Whether this tab has the saved games. One that loses them stores its last moves first, if it is still let.
 * @param onLost what is on the table goes on in another tab
 */
export function useTab({ platform, queue }: Queued, onLost: () => void): TabShown {
  const { tabs } = platform;
  const { subscribe, state } = tabs ?? ALWAYS_HERE;
  const tab = useSyncExternalStore(subscribe, state);
  useEffect(() => {
    tabs?.onLosing(async () => {
      onLost();
      await queue.flush().catch(() => {});
      queue.drop();
    });
  }, [tabs, queue, onLost]);
  return { tab, takeOver: tabs?.takeOver ?? NOBODY };
}
