import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const QUESTION = 'input:checked, [data-first]';

/** What is folded away takes no focus. */
const isFolded = (element: HTMLElement) => element.closest('details:not([open])') !== null;

/** What is asked first in there. */
function firstOf(work: HTMLElement | null): HTMLElement | null {
  const find = (selector: string) =>
    [...(work?.querySelectorAll<HTMLElement>(selector) ?? [])].find((element) => !isFolded(element)) ?? null;
  return find(QUESTION) ?? find('input, .button-primary') ?? find('button');
}

/** Nothing has the focus, or a button that can't be pressed any more, such as the one that confirms while a question is open again. */
function isSpent(focused: Element | null): boolean {
  return focused === document.body || focused?.ariaDisabled === 'true';
}

/** Whether the focus was last in there: it stays true when what had it is gone. */
function useHadFocus(work: RefObject<HTMLElement | null>): RefObject<boolean> {
  const had = useRef(false);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      had.current = target instanceof Node && (work.current?.contains(target) ?? false);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [work]);
  return had;
}

/**
 * The focus goes to what is marked as first, else to the first open question, or to the button that goes on, whenever something is begun or moves on, and
 * back to where it was afterwards. An answer that takes its own button away, or leaves it with nothing to do, hands the focus to the next answer.
 * @param begun what is being put together; null while nothing is
 * @param moves how many moves were made: another number asks something else
 * @returns a ref for the element that holds both
 */
export function useWorkFocus(begun: string | null, moves: number): RefObject<HTMLDivElement | null> {
  const work = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const had = useHadFocus(work);
  useLayoutEffect(() => {
    if (begun !== null) {
      opener.current ??= document.activeElement;
      firstOf(work.current)?.focus();
    } else {
      if (opener.current instanceof HTMLElement) opener.current.focus();
      opener.current = null;
    }
  }, [begun]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another move asks something else
  useLayoutEffect(() => {
    if (had.current && isSpent(document.activeElement)) firstOf(work.current)?.focus();
  }, [moves, had]);
  return work;
}
