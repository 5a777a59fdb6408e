import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The focus goes to what is marked as first, else to the first open question, or to the button that goes on, whenever something is begun or moves on, and
 * back to where it was afterwards.
 * @param begun what is being put together; null while nothing is
 * @returns a ref for the element that holds both
 */
export function useWorkFocus(begun: string | null): RefObject<HTMLDivElement | null> {
  const work = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (begun !== null) {
      opener.current ??= document.activeElement;
      const find = (selector: string) => work.current?.querySelector<HTMLElement>(selector);
      (find('input:checked, [data-first]') ?? find('input, .button-primary') ?? find('button'))?.focus();
    } else {
      if (opener.current instanceof HTMLElement) opener.current.focus();
      opener.current = null;
    }
  }, [begun]);
  return work;
}
