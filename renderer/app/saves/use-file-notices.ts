import { useCallback, useEffect } from 'react';
import type { Platform } from '../../platform/platform';

/**
 * What the platform has to tell about its files, at the start and whenever it is asked for.
 *
 * @returns shows what came in since
 */
export function useFileNotices({ notices }: Platform, notify: (sentence: string) => void): () => void {
  const tell = useCallback(() => {
    notices().then(
      (sentences) => sentences.length > 0 && notify(sentences.join(' ')),
      () => {},
    );
  }, [notices, notify]);
  useEffect(tell, [tell]);
  return tell;
}
