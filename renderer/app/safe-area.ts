import { useEffect, useMemo, useState } from 'react';
import type { SafeArea } from '../table/camera/view';

/** Widths and heights of the panels around the table, in ems of the interface. */
const PLAYING = { left: 19.4, right: 22.2, top: 3.2, bottom: 8.5 };
/** Height of the coach's panel and the gap above it. */
const COACH = 8.8;
const TITLE = { left: 27, right: 2, top: 2, bottom: 2 };

function emOf(page: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(page).fontSize) || 16;
}

/** What the interface covers of the window, in pixels; it changes with the window and the interface scale. */
export function useSafeArea(playing: boolean, coached: boolean, scale: number): SafeArea {
  const [em, setEm] = useState(() => emOf(document.body));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scale changes the size of an em
  useEffect(() => {
    const measure = () => setEm(emOf(document.body));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [scale]);
  return useMemo(() => {
    const { left, right, top, bottom } = playing ? PLAYING : TITLE;
    const topAndCoach = top + (coached ? COACH : 0);
    return { left: left * em, right: right * em, top: topAndCoach * em, bottom: bottom * em };
  }, [playing, coached, em]);
}
