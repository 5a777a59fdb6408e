import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Platform } from '../../platform/platform';
import type { TabState } from '../../platform/tabs';
import { holdWindow } from './hold-window';
import { createSaveQueue, type SaveQueue } from './save-queue';

interface Queued {
  /** The same platform with the queue in front of its saved games. */
  readonly platform: Platform;
  readonly queue: SaveQueue;
}

/** Puts the queue in front of the saved games; the window is not closed before it is empty. */
export function useSaveQueue(given: Platform, notify: (sentence: string) => void): Queued {
  const queued = useMemo(() => {
    const queue = createSaveQueue(given.saves);
    return { queue, platform: { ...given, saves: queue } };
  }, [given]);
  const { queue, platform } = queued;
  useEffect(
    () => holdWindow(queue, { quit: platform.quit, notify, now: () => performance.now() }),
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
