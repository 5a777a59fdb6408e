import { useEffect, useMemo, useState } from 'react';
import type { SafeArea } from '../table/camera/view';

/** What the interface covers of the title's window, in ems. */
const TITLE: SafeArea = { left: 14, right: 2, top: 4, bottom: 22 };

/** What panels may take of a window, in ems, and how large an em is in pixels. */
export interface Reserved {
  readonly em: number;
  readonly frame: SafeArea;
  /** Height of the coach's panel and the gap above it. */
  readonly coach: number;
}

/** Reads it where the style sheet says it, so that panels and camera agree. */
function reservedOn(page: HTMLElement): Reserved {
  const style = getComputedStyle(page);
  const ems = (part: string) => Number.parseFloat(style.getPropertyValue(`--frame-${part}`)) || 0;
  return {
    em: Number.parseFloat(style.fontSize) || 16,
    frame: { left: ems('left'), right: ems('right'), top: ems('top'), bottom: ems('bottom') },
    coach: ems('coach'),
  };
}

/**
 * What the interface covers of the window, in pixels. It is what panels may take, not what they take just now: the camera
 * stays where it is when a decision has more to say.
 */
export function safeAreaOf({ em, frame, coach }: Reserved, playing: boolean, coached: boolean): SafeArea {
  const { left, right, top, bottom } = playing ? frame : TITLE;
  const topAndCoach = top + (playing && coached ? coach : 0);
  return { left: left * em, right: right * em, top: topAndCoach * em, bottom: bottom * em };
}

/** What the interface covers of the window, in pixels; it changes with the window and the interface scale. */
export function useSafeArea(playing: boolean, coached: boolean, scale: number): SafeArea {
  const [em, setEm] = useState(() => reservedOn(document.body).em);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scale changes the size of an em
  useEffect(() => {
    const measure = () => setEm(reservedOn(document.body).em);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [scale]);
  return useMemo(
    () => safeAreaOf({ ...reservedOn(document.body), em }, playing, coached),
    [playing, coached, em],
  );
}
