/** Gamepads play the whole app. They are asked only while one is connected and the window has the focus. */
import { useEffect } from 'react';
import { makeOf, type PadButton } from './buttons';
import { connectedPads } from './connected';
import { noteWriting } from './focus';
import { holdPad } from './held';
import { releasePad, steer } from './pressed';
import { heldOn, newlyHeld, steeringOf } from './reading';
import { Repeats } from './repeat';
import { press } from './route';
import { findPad, losePad, padSeats, roleOf } from './seats';

/** Seconds: what lies between two looks may be a rest. */
const LONGEST_LOOK = 0.05;

/** What is known of one gamepad. */
interface Watched {
  held: ReadonlySet<PadButton>;
  readonly repeats: Repeats;
}

/** Looks at one gamepad. @param at milliseconds @param time seconds since the last look */
function lookAt(pad: Gamepad, watched: Watched, at: number, time: number): void {
  const now = heldOn(pad);
  const before = watched.held;
  watched.held = now;
  const pressed = [...newlyHeld(before, now), ...watched.repeats.at(now, at)];
  for (const button of pressed) {
    holdPad(makeOf(pad.id));
    press(pad.index, button);
  }
  for (const button of newlyHeld(now, before)) releasePad(button);
  const steering = steeringOf(pad);
  if (steering && roleOf(pad.index, padSeats()) === 'acts') steer({ ...steering, time });
}

/** Tells those who have a seat when their gamepad goes, or comes back. @returns counts them anew */
function plugCounter(): () => void {
  let before = new Map<number, string>();
  const count = () => {
    const now = new Map(connectedPads().map(({ index, id }) => [index, id]));
    for (const [index, id] of before) if (!now.has(index)) losePad(index, id);
    for (const [index, id] of now) if (!before.has(index)) findPad(index, id);
    before = now;
  };
  count();
  return count;
}

/** @returns stops watching */
function watchPads(): () => void {
  const done = new AbortController();
  const { signal } = done;
  const all = new Map<number, Watched>();
  let frame: number | null = null;
  let last = 0;
  const look = (at: number) => {
    const time = Math.min(LONGEST_LOOK, (at - last) / 1000);
    last = at;
    for (const pad of connectedPads()) {
      // What is down when a gamepad is seen first was meant for something else.
      const watched = all.get(pad.index) ?? { held: heldOn(pad), repeats: new Repeats() };
      all.set(pad.index, watched);
      lookAt(pad, watched, at, time);
    }
    frame = requestAnimationFrame(look);
  };
  const rest = () => {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
    // Nothing is held any more: what was looked at through a held button is covered again.
    for (const { held } of all.values()) for (const button of held) releasePad(button);
    all.clear();
  };
  const begin = () => {
    rest();
    if (document.hasFocus() && connectedPads().length > 0) frame = requestAnimationFrame(look);
  };
  const on = (name: string, act: (event: Event) => void, capture = false) =>
    window.addEventListener(name, act, { signal, capture });
  const count = plugCounter();
  for (const name of ['gamepadconnected', 'gamepaddisconnected', 'focus', 'blur'])
    on(name, () => {
      count();
      begin();
    });
  for (const name of ['keydown', 'pointerdown']) on(name, () => holdPad(null), true);
  on('input', noteWriting);
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
