import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The focus begins at what is marked as first. @returns a ref for the screen that holds it */
export function useFirstFocus(): RefObject<HTMLElement | null> {
  const screen = useRef<HTMLElement>(null);
  useLayoutEffect(() => screen.current?.querySelector<HTMLElement>('[data-first]')?.focus(), []);
  return screen;
}
