import { useState } from 'react';

/** What a person has opened or closed on the desk; kept while the app runs, so that a menu in between changes nothing. */
const opened = new Map<string, boolean>();

/**
 * Whether a part of the desk is open.
 * @param part under which it is remembered
 * @param first what it is until somebody opens or closes it
 */
export function useOpened(part: string, first = false): readonly [boolean, (open: boolean) => void] {
  const [isOpen, setOpen] = useState(opened.get(part) ?? first);
  return [
    isOpen,
    (open) => {
      opened.set(part, open);
      setOpen(open);
    },
  ];
}
