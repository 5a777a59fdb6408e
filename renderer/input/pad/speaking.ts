/** Where several seats are asked at once, a gamepad that is pressed speaks for its own. */
import { useEffect } from 'react';
import type { SeatId } from '../../../models/kernel/types';
import { useLatest } from '../use-latest';

const NAME = 'curfew-pad-seat';

/** @returns whether somebody else had been speaking until now */
export function speakFor(seat: SeatId): boolean {
  return !document.dispatchEvent(new CustomEvent(NAME, { detail: seat, cancelable: true }));
}

/** @param speak makes it this seat's word; false where it is already, or can't be */
export function useSpeaker(speak: (seat: SeatId) => boolean): void {
  const latest = useLatest(speak);
  useEffect(() => {
    const listen = (event: Event) => {
      if (event instanceof CustomEvent && latest.current(event.detail)) event.preventDefault();
    };
    document.addEventListener(NAME, listen);
    return () => document.removeEventListener(NAME, listen);
  }, [latest]);
}
