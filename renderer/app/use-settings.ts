import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { setMapping } from '../input/mapping';
import type { Platform } from '../platform/platform';
import { DEFAULT_SETTINGS, type ReadSettings, readSettings, type Settings } from './settings';

interface KeptSettings {
  /** Null until they are read. */
  readonly settings: Settings | null;
  readonly damaged: ReadSettings['damaged'];
  change(part: Partial<Settings>): void;
}

/**
 * The settings of this machine. Those of the address win and are never stored.
 * @param onError the settings could not be stored
 */
export function useSettings(
  store: Platform['settings'],
  fixed: Partial<Settings>,
  onError: (error: unknown) => void,
): KeptSettings {
  const [kept, setKept] = useState<ReadSettings | null>(null);
  useEffect(() => {
    store.load().then(
      (stored) => setKept(readSettings(stored)),
      () => setKept({ settings: DEFAULT_SETTINGS, damaged: 'all' }),
    );
  }, [store]);
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
    damaged: kept?.damaged ?? 'nothing',
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

/** Keys do what the settings say. */
export function useKeysOfSettings(settings: Settings | null): void {
  const keys = settings?.keys;
  useLayoutEffect(() => {
    if (keys) setMapping(keys);
  }, [keys]);
}
