import { type RefObject, useLayoutEffect, useRef } from 'react';

const CONTROLS = 'button, a[href], input, select, textarea, summary, [tabindex="0"]';

/** What can have the focus in there, in the order of the page. */
function controlsIn(screen: Element): readonly HTMLElement[] {
  return [...screen.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.checkVisibility() && !control.matches(':disabled'),
  );
}

/** Hands the focus on to what stands in the place of a control that had it and was taken away. @returns stops */
function keepFocus(screen: Element): () => void {
  /** The place of what has the focus among the controls; -1 where none of them has it. */
  let at = -1;
  const note = () => {
    const { activeElement } = document;
    at = activeElement instanceof HTMLElement ? controlsIn(screen).indexOf(activeElement) : -1;
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body) return note();
    if (at < 0) return;
    const left = controlsIn(screen);
    left[Math.min(at, left.length - 1)]?.focus();
  });
  observer.observe(screen, { childList: true, subtree: true });
  const done = new AbortController();
  const { signal } = done;
  document.addEventListener('focusin', note, { signal });
  document.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      if (relatedTarget !== null) return;
      // What is still there afterwards was left on purpose, by a click beside it.
      queueMicrotask(() => {
        if (target instanceof Node && target.isConnected) at = -1;
      });
    },
    { signal },
  );
  note();
  return () => {
    observer.disconnect();
    done.abort();
  };
}

/**
 * The focus of a screen begins at what is marked as first, else at its first button, and is never lost: what takes itself away hands it
 * to what stands in its place.
 * @returns a ref for the screen
 */
export function useScreenFocus(): RefObject<HTMLElement | null> {
  const screen = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = screen;
    if (!current) return;
    const first = current.querySelector<HTMLElement>('[data-first]') ?? current.querySelector('button');
    first?.focus();
    return keepFocus(current);
  }, []);
  return screen;
}
