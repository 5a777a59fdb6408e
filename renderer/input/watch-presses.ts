/** Tells `Presses` when presses begin, and stops clicks that go on where another control has come to lie. */
import type { Presses } from './presses';

const CONTROLS = 'label, button, a[href], input, select, summary, textarea, canvas';

/** The button or field that a press on an element is for; null for none. */
function controlOf(target: EventTarget | null): Element | null {
  const found = target instanceof Element ? target.closest(CONTROLS) : null;
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found;
}

/** Keys that press the control with the focus. */
const PRESSING: readonly string[] = ['Enter', ' '];

/**
 * A pointer's clicks in quick succession, and those of a key that is held, are one press: it began with the first of them.
 * @returns stops watching
 */
export function watchPresses(page: Window, presses: Presses): () => void {
  const watching = new AbortController();
  const first = { capture: true, signal: watching.signal };
  /** A key that presses is down, and whether it has begun to repeat itself. */
  let held: 'once' | 'repeating' | null = null;
  const begin = ({ target, timeStamp }: Event) => presses.begin(controlOf(target), timeStamp);

  page.addEventListener(
    'mousedown',
    (event) => {
      if (event.detail <= 1) begin(event);
    },
    first,
  );
  page.addEventListener(
    'keydown',
    (event) => {
      if (!event.repeat) begin(event);
      if (PRESSING.includes(event.key)) held = event.repeat ? 'repeating' : 'once';
    },
    first,
  );
  // Space presses when it is let go, right after this event.
  page.addEventListener('keyup', () => void setTimeout(() => (held = null)), first);
  page.addEventListener(
    'click',
    (event) => {
      // Nothing was held down: a voice or a screen reader presses.
      if (event.detail === 0 && held === null) begin(event);
      const goesOn = event.detail > 1 || (event.detail === 0 && held === 'repeating');
      if (!goesOn || presses.beganAt(controlOf(event.target))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    first,
  );
  return () => watching.abort();
}
