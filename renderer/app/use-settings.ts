import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { setMapping } from '../input/mapping';
import { setPaints } from '../paint/shop';
import type { Platform } from '../platform/platform';
import { setVision } from '../styles/vision';
import { limitFrames } from './frame-limit';
import { DEFAULT_SETTINGS, type ReadSettings, readSettings, type Settings } from './settings';

const NOTHING: ReadSettings['damaged'] = [];

interface KeptSettings {
  /** Null until they are read. */
  readonly settings: Settings | null;
  readonly damaged: ReadSettings['damaged'];
  change(part: Partial<Settings>): void;
}

/**
 * The settings of this machine. Those of the address win and are never stored.
 * @param onError the settings could not be stored
 * @param isHere this tab of the browser has what is stored; one that comes to have it reads them anew, as another tab left them
 */
export function useSettings(
  store: Platform['settings'],
  fixed: Partial<Settings>,
  onError: (error: unknown) => void,
  isHere: boolean,
): KeptSettings {
  const [kept, setKept] = useState<ReadSettings | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may have changed them
  useEffect(() => {
    let isLatest = true;
    store.load().then(
      (stored) => isLatest && setKept(readSettings(stored)),
      // What was read before is better than what nobody chose.
      () => isLatest && setKept((before) => before ?? { settings: DEFAULT_SETTINGS, damaged: ['all'] }),
    );
    return () => {
      isLatest = false;
    };
  }, [store, isHere]);
  const change = useCallback(
    (part: Partial<Settings>) => {
      if (!kept) return;
      const settings = { ...kept.settings, ...part };
      setKept({ ...kept, settings });
      store.store(settings).catch(onError);
    },
    [kept, store, onError],
  );
  return {
    settings: kept && { ...kept.settings, ...fixed },
    damaged: kept?.damaged ?? NOTHING,
    change,
  };
}

/** Scale of the interface and of the text, for the style sheets. */
export function useScales(settings: Settings | null): void {
  useEffect(() => {
    if (!settings) return;
    const { style } = document.documentElement;
    style.setProperty('--interface-scale', String(settings.interfaceScale / 100));
    style.setProperty('--text-scale', String(settings.textSize / 100));
  }, [settings]);
}

/** What the system asks for, as far as browsers tell. */
const MORE_CONTRAST = '(prefers-contrast: more)';

/** Colours for every pair of eyes: of the interface, and of what is marked on the table. */
export function useColours(settings: Settings | null): void {
  const { theme = 'auto', vision = 'usual' } = settings ?? {};
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const asked = matchMedia(MORE_CONTRAST);
    const follow = () => {
      const contrast = theme === 'contrast' || (theme === 'auto' && asked.matches);
      dataset.theme = contrast ? 'contrast' : 'usual';
    };
    dataset.vision = vision;
    setVision(vision);
    follow();
    asked.addEventListener('change', follow);
    return () => asked.removeEventListener('change', follow);
  }, [theme, vision]);
}

/** No more frames than the settings allow. */
export function useFrameLimit(settings: Settings | null): void {
  const limit = settings?.frameLimit ?? 0;
  useEffect(() => (limit > 0 ? limitFrames(window, limit) : undefined), [limit]);
}

/** Keys do what the settings say. */
export function useKeysOfSettings(settings: Settings | null): void {
  const keys = settings?.keys;
  useLayoutEffect(() => {
    if (keys) setMapping(keys);
  }, [keys]);
}

/** Miniatures are painted as the settings say. */
export function usePaintsOfSettings(settings: Settings | null): void {
  const paints = settings?.paints;
  useLayoutEffect(() => {
    if (paints) setPaints(paints);
  }, [paints]);
}
