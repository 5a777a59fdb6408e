import { useState } from 'react';

/** Whether it is being asked what content is called and who made it. @param keep what becomes of the answer */
export function useRenaming(keep: (name: string, maker: string) => void) {
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return {
    asked,
    ask: () => setAsked(true),
    close,
    rename(name: string, maker: string) {
      close();
      keep(name, maker);
    },
  };
}
