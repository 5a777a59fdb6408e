import { useRef } from 'react';

/**
 * Plain data, as the object that it was before for as long as it says the same: positions are new at every move, and what is
 * printed, joined or painted by them must not be.
 */
export function useSame<T>(value: T): T {
  const kept = useRef(value);
  if (kept.current !== value && JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value;
  return kept.current;
}
