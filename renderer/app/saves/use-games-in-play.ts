import { useEffect, useSyncExternalStore } from 'react';
import type { SaveMeta } from '../../platform/platform';
import { useApp } from '../app-context';
import { canBeContinued } from './slots';

/** The games that can be continued, newest first; none until they are read. */
export function useGamesInPlay(): readonly SaveMeta[] {
  const { shelf } = useApp();
  const saves = useSyncExternalStore(shelf.subscribe, shelf.list);
  useEffect(() => {
    // Without a list there is nothing to continue; the screen of saved games says why.
    shelf.refresh().catch(() => {});
  }, [shelf]);
  return (saves ?? []).filter(canBeContinued);
}
