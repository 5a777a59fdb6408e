import { useEffect, useState } from 'react';
import type { ContentSource } from '../games/content-editor';
import { errorText } from '../i18n';

/**
 * What a plan shows of the content that people made on this machine. Whatever goes wrong is said.
 * @param read the same function each time
 * @param none until it was read
 */
export function useOwn<Read>(
  { content, decks, notify, tellFiles }: ContentSource,
  read: (source: ContentSource) => Promise<Read>,
  none: Read,
): Read {
  const [own, setOwn] = useState(none);
  useEffect(() => {
    let isOver = false;
    const show = (next: Read) => {
      if (!isOver) setOwn(() => next);
    };
    read({ content, decks, notify, tellFiles })
      .then(show, (error: unknown) => notify(errorText(error)))
      .finally(tellFiles);
    return () => {
      isOver = true;
    };
  }, [content, decks, notify, tellFiles, read]);
  return own;
}
