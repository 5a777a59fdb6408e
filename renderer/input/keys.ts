import { useContext, useLayoutEffect } from 'react';
import { SilenceContext } from './silence';
import { useLatest } from './use-latest';

/** Does what a key is there for; false when it is not this owner's. */
export type KeyOwner<Press extends Event = KeyboardEvent> = (event: Press) => boolean;

/**
 * Offers every key press to an owner. One owner a key: what somebody else took, in the page or in the browser, is over, even
 * if taking it changed what is asked for. All keys of the app but those of the camera come through here.
 * @returns stops listening
 */
export function listenToKeys<Press extends Event>(page: EventTarget, owner: KeyOwner<Press>): () => void {
  const listen = (event: Event) => {
    // A listener for `keydown` hears nothing else.
    if (!event.defaultPrevented && owner(event as Press)) event.preventDefault();
  };
  page.addEventListener('keydown', listen);
  return () => page.removeEventListener('keydown', listen);
}

/** Listens to keys as long as the component is shown and not silenced. */
export function useKeys(owner: KeyOwner): void {
  const latest = useLatest(owner);
  const silent = useContext(SilenceContext);
  useLayoutEffect(() => {
    if (silent) return;
    return listenToKeys<KeyboardEvent>(document, (event) => latest.current(event));
  }, [latest, silent]);
}
