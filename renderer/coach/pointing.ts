/** Draws the eye to what the coach talks about. */
import { useEffect, useLayoutEffect, useState } from 'react';
import { hudParts } from '../../models/kernel/lesson';

/** Milliseconds between two changes of what pulses, and how often it changes before it stays lit. */
const BEAT = 450;
const BEATS = 8;

/** Whether what the coach talks about is lit now: it pulses a few times when the words are new, then it stays. */
export function usePulse(words: string, still: boolean): boolean {
  const [pulse, setPulse] = useState({ words, beat: 0 });
  const beat = pulse.words === words ? pulse.beat : 0;
  useEffect(() => {
    if (still || beat >= BEATS) return;
    const timer = setTimeout(() => setPulse({ words, beat: beat + 1 }), BEAT);
    return () => clearTimeout(timer);
  }, [words, beat, still]);
  return beat % 2 === 0;
}

/** Outlines the parts of the interface that the coach talks about; a style sheet of the game knows where they are. */
export function usePointing(shows: readonly object[], still: boolean): void {
  const parts = hudParts(shows).join(' ');
  useLayoutEffect(() => {
    if (parts === '') return;
    const { dataset } = document.body;
    dataset.coach = parts;
    dataset.coachStill = String(still);
    return () => {
      delete dataset.coach;
      delete dataset.coachStill;
    };
  }, [parts, still]);
}
