import { useRef, useState } from 'react';

/** Degrees; the figure looks a little aside at first. */
const FIRST_TURN = 20;
export const CLOSENESS = { least: 1, most: 3, step: 0.1 } as const;
/** Degrees that a drag of a pixel turns, and closeness of a step of the wheel. */
const DRAG = 0.5;
const WHEEL = 0.2;

/** How the figure is looked at: by the sliders at its foot, or with the pointer on it. */
export function useLook() {
  const [turn, setTurn] = useState(FIRST_TURN);
  const [closeness, setCloseness] = useState<number>(CLOSENESS.least);
  const dragged = useRef<number | null>(null);
  const nearer = (by: number) =>
    setCloseness((now) =>
      Math.min(CLOSENESS.most, Math.max(CLOSENESS.least, Math.round((now + by) * 10) / 10)),
    );
  return {
    turn,
    setTurn,
    closeness,
    setCloseness,
    pointing: {
      onPointerDown(event: React.PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = event.clientX;
      },
      onPointerMove(event: React.PointerEvent) {
        if (dragged.current === null) return;
        const by = (event.clientX - dragged.current) * DRAG;
        dragged.current = event.clientX;
        setTurn((now) => ((Math.round(now + by) + 540) % 360) - 180);
      },
      onPointerUp() {
        dragged.current = null;
      },
      onPointerCancel() {
        dragged.current = null;
      },
      onWheel: (event: React.WheelEvent) => nearer(event.deltaY < 0 ? WHEEL : -WHEEL),
    },
  };
}

export type Look = ReturnType<typeof useLook>;
