import { type RefObject, useEffect, useRef } from 'react';
import type { Composer } from './composer';

/**
 * The focus goes to the first open question, or to the button that confirms, when something is begun, and back to
 * where it was afterwards.
 * @returns a ref for the element that holds both
 */
export function useWorkFocus({ begun }: Composer): RefObject<HTMLDivElement | null> {
  const work = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (begun !== null) {
      opener.current ??= document.activeElement;
      const find = (selector: string) => work.current?.querySelector<HTMLElement>(selector);
      (find('input:checked') ?? find('input, .button-primary'))?.focus();
    } else {
      if (opener.current instanceof HTMLElement) opener.current.focus();
      opener.current = null;
    }
  }, [begun]);
  return work;
}
