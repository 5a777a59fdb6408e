/** Gamepads play the whole app. They are asked only while one is connected and the window has the focus. */
import { useEffect } from 'react';
import { makeOf, type PadButton } from './buttons';
import { closeDialog, moveFocus, pressFocus } from './focus';
import { holdPad } from './held';
import { pressPad } from './pressed';
import { heldOn, newlyHeld } from './reading';

function press(button: PadButton): void {
  switch (button) {
    case 'up':
    case 'down':
    case 'left':
    case 'right':
      moveFocus(button);
      break;
    case 'a':
      pressFocus();
      break;
    case 'b':
      if (!closeDialog()) pressPad(button);
      break;
    default:
      pressPad(button);
  }
}

const connected = () => navigator.getGamepads().filter((pad) => pad !== null);

/** @returns stops watching */
function watchPads(): () => void {
  const done = new AbortController();
  const { signal } = done;
  const held = new Map<number, ReadonlySet<PadButton>>();
  let frame: number | null = null;
  const look = () => {
    for (const pad of connected()) {
      const now = heldOn(pad);
      // What is down when a gamepad is seen first was meant for something else.
      for (const button of newlyHeld(held.get(pad.index) ?? now, now)) {
        holdPad(makeOf(pad.id));
        press(button);
      }
      held.set(pad.index, now);
    }
    frame = requestAnimationFrame(look);
  };
  const rest = () => {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
    held.clear();
  };
  const begin = () => {
    rest();
    if (document.hasFocus() && connected().length > 0) frame = requestAnimationFrame(look);
  };
  for (const event of ['gamepadconnected', 'gamepaddisconnected', 'focus', 'blur'])
    window.addEventListener(event, begin, { signal });
  for (const event of ['keydown', 'pointerdown'])
    window.addEventListener(event, () => holdPad(null), { signal, capture: true });
  begin();
  return () => {
    done.abort();
    rest();
  };
}

/** Gamepads are listened to as long as the component is shown. */
export function usePads(): void {
  useEffect(watchPads, []);
}
