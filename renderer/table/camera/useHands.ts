import { useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useRef } from 'react';
import type { Rig } from './useRig';
import { orbited, panned, type View, zoomed } from './view';

export interface Shortcuts {
  readonly home: () => void;
  readonly focus: () => void;
}

const KEY_STEP = 0.07;
const ZOOM_STEP = 1.12;

/** Camera moves of the keyboard, by `KeyboardEvent.code`; with Shift the arrows turn instead of slide. */
const KEYS: Readonly<Record<string, (view: View, shift: boolean) => View>> = {
  ArrowLeft: (view, shift) => (shift ? orbited(view, KEY_STEP, 0) : panned(view, KEY_STEP, 0)),
  ArrowRight: (view, shift) => (shift ? orbited(view, -KEY_STEP, 0) : panned(view, -KEY_STEP, 0)),
  ArrowUp: (view, shift) => (shift ? orbited(view, 0, KEY_STEP) : panned(view, 0, KEY_STEP)),
  ArrowDown: (view, shift) => (shift ? orbited(view, 0, -KEY_STEP) : panned(view, 0, -KEY_STEP)),
  NumpadAdd: (view) => zoomed(view, 1 / ZOOM_STEP),
  NumpadSubtract: (view) => zoomed(view, ZOOM_STEP),
  Equal: (view) => zoomed(view, 1 / ZOOM_STEP),
  Minus: (view) => zoomed(view, ZOOM_STEP),
};

function onTable(event: KeyboardEvent): boolean {
  const target = event.target;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return target === document.body || target instanceof HTMLCanvasElement;
}

function useKeys(rig: Rig, shortcuts: Shortcuts) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!onTable(event)) return;
      const move = KEYS[event.code];
      if (move) rig.go((view) => move(view, event.shiftKey));
      else if (event.code === 'Home') shortcuts.home();
      else if (event.code === 'KeyF') shortcuts.focus();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [rig, shortcuts]);
}

interface Grip {
  x: number;
  y: number;
  readonly turns: boolean;
}

/** Left drag slides, right or middle drag (or with Shift) turns, wheel zooms. */
function useDrag(rig: Rig, pointerDown: RefObject<boolean>) {
  const canvas = useThree((state) => state.gl.domElement);
  useEffect(() => {
    const grips = new Map<number, Grip>();
    const onDown = (event: PointerEvent) => {
      grips.set(event.pointerId, {
        x: event.clientX,
        y: event.clientY,
        turns: event.button !== 0 || event.shiftKey,
      });
      pointerDown.current = true;
    };
    const onMove = (event: PointerEvent) => {
      const grip = grips.get(event.pointerId);
      if (!grip) return;
      const right = (event.clientX - grip.x) / canvas.clientHeight;
      const down = (event.clientY - grip.y) / canvas.clientHeight;
      [grip.x, grip.y] = [event.clientX, event.clientY];
      const turns = grip.turns || grips.size > 1;
      rig.jump((view) => (turns ? orbited(view, right, down) : panned(view, right * 0.6, down * 0.6)));
    };
    const onUp = (event: PointerEvent) => {
      grips.delete(event.pointerId);
      pointerDown.current = grips.size > 0;
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      rig.go((view) => zoomed(view, ZOOM_STEP ** Math.sign(event.deltaY)));
    };
    const onMenu = (event: Event) => event.preventDefault();
    canvas.addEventListener('pointerdown', onDown);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
    canvas.addEventListener('wheel', onWheel, { passive: false });
    canvas.addEventListener('contextmenu', onMenu);
    return () => {
      canvas.removeEventListener('pointerdown', onDown);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
      canvas.removeEventListener('wheel', onWheel);
      canvas.removeEventListener('contextmenu', onMenu);
    };
  }, [rig, canvas, pointerDown]);
}

/** Gives the camera to mouse, touch and keyboard; tells whether a pointer is down. */
export function useHands(rig: Rig, shortcuts: Shortcuts): RefObject<boolean> {
  const pointerDown = useRef(false);
  useKeys(rig, shortcuts);
  useDrag(rig, pointerDown);
  return pointerDown;
}
