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
/** Share of the hand's way that the table follows. */
const SLIDE = 0.6;

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

/** Fingers and buttons that hold the table: one slides it, two, or another button, or Shift, turn it. */
class Grips {
  private readonly held = new Map<number, Grip>();

  get any(): boolean {
    return this.held.size > 0;
  }

  take({ pointerId, clientX, clientY, button, shiftKey }: PointerEvent) {
    this.held.set(pointerId, { x: clientX, y: clientY, turns: button !== 0 || shiftKey });
  }

  release({ pointerId }: PointerEvent) {
    this.held.delete(pointerId);
  }

  /** @param height of the canvas: moves are measured in it */
  drag({ pointerId, clientX, clientY }: PointerEvent, height: number, rig: Rig) {
    const grip = this.held.get(pointerId);
    if (!grip) return;
    const right = (clientX - grip.x) / height;
    const down = (clientY - grip.y) / height;
    [grip.x, grip.y] = [clientX, clientY];
    const turns = grip.turns || this.held.size > 1;
    rig.jump((view) => (turns ? orbited(view, right, down) : panned(view, right * SLIDE, down * SLIDE)));
  }
}

/** Left drag slides, right or middle drag (or with Shift) turns, wheel zooms. */
function useDrag(rig: Rig, pointerDown: RefObject<boolean>) {
  const canvas = useThree((state) => state.gl.domElement);
  useEffect(() => {
    const grips = new Grips();
    const listening = new AbortController();
    const { signal } = listening;
    const onDown = (event: PointerEvent) => {
      grips.take(event);
      pointerDown.current = true;
    };
    const onUp = (event: PointerEvent) => {
      grips.release(event);
      pointerDown.current = grips.any;
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      rig.go((view) => zoomed(view, ZOOM_STEP ** Math.sign(event.deltaY)));
    };
    canvas.addEventListener('pointerdown', onDown, { signal });
    canvas.addEventListener('wheel', onWheel, { signal, passive: false });
    canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    window.addEventListener('pointermove', (event) => grips.drag(event, canvas.clientHeight, rig), {
      signal,
    });
    window.addEventListener('pointerup', onUp, { signal });
    window.addEventListener('pointercancel', onUp, { signal });
    return () => listening.abort();
  }, [rig, canvas, pointerDown]);
}

/** Gives the camera to mouse, touch and keyboard; tells whether a pointer is down. */
export function useHands(rig: Rig, shortcuts: Shortcuts): RefObject<boolean> {
  const pointerDown = useRef(false);
  useKeys(rig, shortcuts);
  useDrag(rig, pointerDown);
  return pointerDown;
}
