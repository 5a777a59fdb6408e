/** What the keyboard and the buttons of gamepads do to the camera. Pure, but for the keys that people have chosen. */
import type { Press } from '../../input/chords';
import { CAMERA, type Command } from '../../input/commands';
import { isKeyOf } from '../../input/mapping';
import type { PadButton } from '../../input/pad/buttons';
import type { Push } from '../../input/pad/pressed';

/** Slides by shares of the distance, turns by radians, multiplies the distance, or goes somewhere. */
export type CameraCommand =
  | { readonly kind: 'slide'; readonly east: number; readonly north: number }
  | { readonly kind: 'turn'; readonly yaw: number; readonly pitch: number }
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'home' | 'focus' };

/** What matters of the element that has the focus. */
export type Focused = Pick<HTMLElement, 'tagName' | 'isContentEditable' | 'clientHeight' | 'scrollHeight'> & {
  readonly type?: string;
};

const SLIDE = 0.063;
const YAW = 0.22;
const PITCH = 0.11;
const ZOOM = 1.12;

const OF: Readonly<Record<keyof typeof CAMERA, CameraCommand>> = {
  left: { kind: 'slide', east: -SLIDE, north: 0 },
  right: { kind: 'slide', east: SLIDE, north: 0 },
  up: { kind: 'slide', east: 0, north: SLIDE },
  down: { kind: 'slide', east: 0, north: -SLIDE },
  turnLeft: { kind: 'turn', yaw: -YAW, pitch: 0 },
  turnRight: { kind: 'turn', yaw: YAW, pitch: 0 },
  tiltUp: { kind: 'turn', yaw: 0, pitch: PITCH },
  tiltDown: { kind: 'turn', yaw: 0, pitch: -PITCH },
  closer: { kind: 'zoom', factor: 1 / ZOOM },
  farther: { kind: 'zoom', factor: ZOOM },
  home: { kind: 'home' },
  focus: { kind: 'focus' },
};

const NAMES = Object.keys(OF) as readonly (keyof typeof CAMERA)[];

/** What a key press asks of the camera; null if nothing. */
export function commandOf(press: Press): CameraCommand | null {
  const name = NAMES.find((one) => isKeyOf(CAMERA[one], press));
  return name ? OF[name] : null;
}

/** What a button of a gamepad asks of the camera; null if nothing. */
export function commandOfPad(button: PadButton): CameraCommand | null {
  const name = NAMES.find((one) => (CAMERA[one] as Command).pad === button);
  return name ? OF[name] : null;
}

/** Of a stick or a trigger that is pushed all the way, in a second: radians, and how many times the distance. */
const PER_SECOND = { yaw: 1.8, pitch: 1, factor: 2.6 };

/** What the right stick and the triggers of a gamepad ask of the camera, by how long they are pushed. */
export function pushed({ turn, tilt, away, time }: Push): readonly CameraCommand[] {
  const yaw = turn * PER_SECOND.yaw * time;
  const pitch = -tilt * PER_SECOND.pitch * time;
  return [
    ...(turn !== 0 || tilt !== 0 ? [{ kind: 'turn', yaw, pitch } as const] : []),
    ...(away !== 0 ? [{ kind: 'zoom', factor: PER_SECOND.factor ** (away * time) } as const] : []),
  ];
}

/** Inputs in which one neither writes nor walks with the arrows. */
const PLAIN_INPUTS: readonly string[] = ['checkbox', 'button', 'submit', 'reset', 'file'];
/** Inputs that want arrows and Home, but no letters. */
const WALKED_INPUTS: readonly string[] = ['radio', 'range'];
/** Whatever else has the focus is a panel, which scrolls if it holds more than it shows. */
const NO_PANELS: readonly string[] = ['BODY', 'CANVAS', 'BUTTON', 'A', 'SUMMARY', 'INPUT'];

/** Whether what has the focus wants a key of the camera for itself. */
export function isWanted(focused: Focused, key: string): boolean {
  const walks = key.length > 1;
  const { tagName, type = 'text' } = focused;
  if (tagName === 'TEXTAREA' || tagName === 'SELECT' || focused.isContentEditable) return true;
  if (tagName === 'INPUT') return WALKED_INPUTS.includes(type) ? walks : !PLAIN_INPUTS.includes(type);
  return walks && !NO_PANELS.includes(tagName) && focused.scrollHeight > focused.clientHeight;
}
