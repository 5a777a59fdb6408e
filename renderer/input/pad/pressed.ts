/** Presses of gamepads as events of the page: like a key, a button has one owner. */
import type { PadButton } from './buttons';

const NAME = 'curfew-pad';

/** Tells the page that a button went down. @returns whether anybody took it */
export function pressPad(button: PadButton): boolean {
  return !document.dispatchEvent(new CustomEvent(NAME, { detail: button, cancelable: true }));
}

/** Offers every press to an owner that says whether it took it. @returns stops listening */
export function listenToPads(owner: (button: PadButton) => boolean): () => void {
  const listen = (event: Event) => {
    if (event.defaultPrevented || !(event instanceof CustomEvent)) return;
    if (owner(event.detail)) event.preventDefault();
  };
  document.addEventListener(NAME, listen);
  return () => document.removeEventListener(NAME, listen);
}
