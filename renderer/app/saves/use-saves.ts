import { useMemo } from 'react';
import type { GameFace } from '../../games/face';
import type { Platform } from '../../platform/platform';
import type { AppTools } from '../app-context';
import { createArrivals } from './arrivals';
import { createCamera } from './camera';
import { createShelf } from './shelf';
import { useArrivals } from './use-arrivals';
import { useFileNotices } from './use-file-notices';

/** What the app does with saved games besides playing them. */
export function useSaves(
  platform: Platform,
  faces: readonly GameFace[],
  notify: (sentence: string) => void,
): Pick<AppTools, 'shelf' | 'arrivals' | 'camera' | 'tellFiles'> {
  const camera = useMemo(() => createCamera(document, Date.now), []);
  const shelf = useMemo(() => createShelf(platform.saves, faces), [platform, faces]);
  const arrivals = useMemo(() => createArrivals(shelf, notify), [shelf, notify]);
  useArrivals(arrivals, platform.opened);
  const tellFiles = useFileNotices(platform, notify);
  return useMemo(() => ({ camera, shelf, arrivals, tellFiles }), [camera, shelf, arrivals, tellFiles]);
}
