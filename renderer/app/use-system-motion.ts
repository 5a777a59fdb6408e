import { useSyncExternalStore } from 'react';

const LESS = '(prefers-reduced-motion: reduce)';

function listen(changed: () => void): () => void {
  const query = matchMedia(LESS);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the operating system asks for less motion; it holds whatever the settings say. */
export function useSystemMotion(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(LESS).matches);
}
