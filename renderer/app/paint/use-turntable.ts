import { createElement, lazy, useEffect, useState } from 'react';
import type { FiguresFace } from '../../games/face';
import { NO_PAINTWORK } from '../../paint/paintwork';
import { NO_PANELS, type SafeArea } from '../../table/camera/view';
import { useApp } from '../app-context';

const Turntable = lazy(async () => ({ default: (await import('./Turntable')).Turntable }));

/** What panels cover of the window: at its left, its right and its foot. */
export function useCoveredBy(
  left: HTMLElement | null,
  right: HTMLElement | null,
  foot: HTMLElement | null,
): SafeArea {
  const [covered, setCovered] = useState(NO_PANELS);
  useEffect(() => {
    if (!left || !right || !foot) return;
    const measure = () =>
      setCovered({
        left: left.getBoundingClientRect().right,
        right: window.innerWidth - right.getBoundingClientRect().left,
        top: 0,
        bottom: window.innerHeight - foot.getBoundingClientRect().top,
      });
    const observer = new ResizeObserver(measure);
    for (const panel of [left, right, foot]) observer.observe(panel);
    window.addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [left, right, foot]);
  return covered;
}

export interface Looked {
  readonly figures: FiguresFace;
  readonly id: string;
  /** What it is called where it is painted. */
  readonly name: string;
  /** Degrees. */
  readonly turn: number;
  readonly closeness: number;
  readonly covered: SafeArea;
}

/** Sets a miniature on the turntable, which takes the one canvas. */
export function useTurntable({ figures, id, name, turn, closeness, covered }: Looked): void {
  const { stage, settings } = useApp();
  const paintwork = settings.paints[name] ?? NO_PAINTWORK;
  useEffect(() => {
    const looks = { figures, id, paintwork, turn: (turn * Math.PI) / 180, closeness, covered };
    stage.show({ scene: createElement(Turntable, looks), playing: false });
  }, [stage, figures, id, paintwork, turn, closeness, covered]);
}
