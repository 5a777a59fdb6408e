import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How far a key leads in a list of so many that is at one. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Pixels by which things of one row may differ. */
const SLACK = 4;

/** The place of the one that lies next above or below, whatever the rows are like; null where none does. */
function rowAway(boxes: readonly DOMRect[], at: number, down: boolean): number | null {
  const own = boxes[at];
  if (!own) return null;
  const isBeyond = ({ top }: DOMRect) => (down ? top > own.top + SLACK : top < own.top - SLACK);
  const rated = boxes.flatMap((box, index) =>
    isBeyond(box) ? [{ index, by: Math.abs(box.top - own.top) * 100 + Math.abs(box.left - own.left) }] : [],
  );
  return rated.reduce((best, one) => (one.by < best.by ? one : best), { index: -1, by: Infinity }).index;
}

/** What a list needs whose entries are one stop of the Tab key. */
export interface Roving<Element extends HTMLElement> {
  readonly list: RefObject<Element | null>;
  /** For the entry with that key, which says it as `data-key`. */
  readonly tabIndexOf: (key: string) => 0 | -1;
  /** To be called when an entry gets the focus. */
  readonly onFocus: (key: string) => void;
  /** Takes the arrow keys, Home and End. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * One stop of the Tab key for a list or a grid; the arrow keys walk in it.
 * @param keys of all entries, in order
 */
export function useRoving<Element extends HTMLElement>(keys: readonly string[]): Roving<Element> {
  const list = useRef<Element>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  /** Which had the focus last, and where it was. */
  const last = useRef({ key: '', at: -1 });
  const active = chosen !== null && keys.includes(chosen) ? chosen : keys[0];

  useLayoutEffect(() => {
    const { key, at } = last.current;
    if (keys.includes(key)) last.current = { key, at: keys.indexOf(key) };
    // The one with the focus has gone, and took it along.
    else if (at >= 0 && document.activeElement === document.body)
      list.current?.querySelectorAll<HTMLElement>('[data-key]')[Math.min(at, keys.length - 1)]?.focus();
  }, [keys]);

  function onFocus(key: string): void {
    last.current = { key, at: keys.indexOf(key) };
    setChosen(key);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
    const at = event.target instanceof HTMLElement ? entries.indexOf(event.target) : -1;
    if (at < 0) return;
    const isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    const to = isVertical
      ? rowAway(
          entries.map((entry) => entry.getBoundingClientRect()),
          at,
          event.key === 'ArrowDown',
        )
      : STEPS[event.key]?.(at, entries.length);
    if (to === undefined || to === null) return;
    event.preventDefault();
    entries[to]?.focus();
  }

  return { list, tabIndexOf: (key) => (key === active ? 0 : -1), onFocus, onKeyDown };
}
