import { useState } from 'react';
import type { ContentDesk } from './use-content';

/** Asks what the open content is called and who made it, and keeps the answer. */
export function useRenaming(desk: Pick<ContentDesk<unknown>, 'change'>) {
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return {
    asked,
    ask: () => setAsked(true),
    close,
    rename(name: string, maker: string) {
      close();
      desk.change({ name, maker });
    },
  };
}
