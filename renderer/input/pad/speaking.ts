/** Where several seats are asked at once, a gamepad that is pressed speaks for its own. */
import { useEffect } from 'react';
import type { SeatId } from '../../../models/kernel/types';
import { useLatest } from '../use-latest';

type Speak = (seat: SeatId) => boolean;

const speakers = new Set<Speak>();

/** @returns whether somebody else had been speaking until now */
export function speakFor(seat: SeatId): boolean {
  return [...speakers].filter((speak) => speak(seat)).length > 0;
}

/** @param speak makes it this seat's word; false where it is already, or can't be */
export function useSpeaker(speak: Speak): void {
  const latest = useLatest(speak);
  useEffect(() => {
    const speakNow: Speak = (seat) => latest.current(seat);
    speakers.add(speakNow);
    return () => {
      speakers.delete(speakNow);
    };
  }, [latest]);
}
