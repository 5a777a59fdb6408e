import { useState } from 'react';
import type { OpenContent } from './open-content';
import type { ContentDesk } from './use-content';

/** Whether it is being asked what content is called and who made it: that which lay open then, whatever is laid there meanwhile. */
export function useRenaming<Body>({ open, change }: Pick<ContentDesk<Body>, 'open' | 'change'>) {
  const [asked, setAsked] = useState<OpenContent<Body> | null>(null);
  const close = () => setAsked(null);
  return {
    asked,
    ask: () => setAsked(open),
    close,
    rename(name: string, maker: string) {
      close();
      change({ name, maker }, asked);
    },
  };
}
