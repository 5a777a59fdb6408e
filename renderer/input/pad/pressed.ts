/** What gamepads do as events of the page: like a key, a button has one owner. */
import type { PadButton } from './buttons';
import type { Steering } from './reading';

const DOWN = 'curfew-pad';
const UP = 'curfew-pad-up';
const STEER = 'curfew-pad-steer';

function tell<Detail>(name: string, detail: Detail): boolean {
  return !document.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }));
}

/** Offers every event to an owner that says whether it took it. @returns stops listening */
function listen<Detail>(name: string, owner: (detail: Detail) => boolean): () => void {
  const listener = (event: Event) => {
    if (event.defaultPrevented || !(event instanceof CustomEvent)) return;
    if (owner(event.detail)) event.preventDefault();
  };
  document.addEventListener(name, listener);
  return () => document.removeEventListener(name, listener);
}

/** Tells the page that a button went down. @returns whether anybody took it */
export const pressPad = (button: PadButton) => tell(DOWN, button);

export const listenToPads = (owner: (button: PadButton) => boolean) => listen(DOWN, owner);

/** Tells the page that a button came up again. */
export const releasePad = (button: PadButton) => tell(UP, button);

export const listenToReleases = (owner: (button: PadButton) => boolean) => listen(UP, owner);

/** The view over the table is pushed. */
export interface Push extends Steering {
  /** For how long, in seconds. */
  readonly time: number;
}

export const steer = (push: Push) => tell(STEER, push);

/** @param carryOut moves the view */
export const listenToSteering = (carryOut: (push: Push) => void) =>
  listen<Push>(STEER, (push) => {
    carryOut(push);
    return true;
  });
