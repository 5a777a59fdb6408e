import { describe, expect, it } from 'vitest';
import { whenInSight } from '../../../../renderer/app/saves/when-in-sight';

type Heard = (entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;

/** An element that the test scrolls into sight, and how often the work was done. */
function aRow() {
  const element = {} as Element;
  let done = 0;
  let heard: Heard | null = null;
  class Observer {
    constructor(listener: Heard) {
      heard = listener;
    }
    observe(what: Element) {
      if (what !== element) throw new Error('It looks at something else.');
    }
    disconnect() {
      heard = null;
    }
  }
  const undo = whenInSight(element, () => done++, Observer as unknown as typeof IntersectionObserver);
  const look = (...isIntersecting: readonly boolean[]) =>
    heard?.(isIntersecting.map((is) => ({ isIntersecting: is })));
  return { look, undo, done: () => done };
}

describe('what is done when a row is in sight', () => {
  it('waits for it', () => {
    const { look, done } = aRow();
    look(false);
    expect(done()).toBe(0);
    look(false, true);
    expect(done()).toBe(1);
  });

  it('is done once', () => {
    const { look, done } = aRow();
    for (let n = 0; n < 3; n++) look(true);
    expect(done()).toBe(1);
  });

  it('is not done for a row that is gone', () => {
    const { look, undo, done } = aRow();
    undo();
    look(true);
    expect(done()).toBe(0);
  });
});
