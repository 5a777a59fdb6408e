import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings an entry of a list that scrolls into view whenever it begins to matter.
 * @param matters whether it does now
 * @returns a ref for the entry
 */
export function useInView<E extends Element>(matters: boolean): RefObject<E | null> {
  const entry = useRef<E>(null);
  useEffect(() => {
    if (matters) entry.current?.scrollIntoView({ block: 'nearest' });
  }, [matters]);
  return entry;
}
