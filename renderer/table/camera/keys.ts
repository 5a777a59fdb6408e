/** What the keyboard does to the camera. Pure. */

/** Slides by shares of the distance, turns by radians, multiplies the distance, or goes somewhere. */
export type CameraCommand =
  | { readonly kind: 'slide'; readonly east: number; readonly north: number }
  | { readonly kind: 'turn'; readonly yaw: number; readonly pitch: number }
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'home' | 'focus' };

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What matters of the element that has the focus. */
export type Focused = Pick<HTMLElement, 'tagName' | 'isContentEditable' | 'clientHeight' | 'scrollHeight'> & {
  readonly type?: string;
};

const SLIDE = 0.063;
const YAW = 0.22;
const PITCH = 0.11;
const ZOOM = 1.12;

/** With Shift the arrows turn instead of slide. */
const ARROWS: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** By what is printed on the key, wherever a keyboard has it; `=` and `_` share their keys with `+` and `-`. */
const OTHERS: Readonly<Record<string, CameraCommand>> = {
  '+': { kind: 'zoom', factor: 1 / ZOOM },
  '=': { kind: 'zoom', factor: 1 / ZOOM },
  '-': { kind: 'zoom', factor: ZOOM },
  _: { kind: 'zoom', factor: ZOOM },
  Home: { kind: 'home' },
  f: { kind: 'focus' },
  F: { kind: 'focus' },
};

/** What a key press asks of the camera; null if nothing. */
export function commandOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Press): CameraCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  const arrow = ARROWS[key];
  if (!arrow) return OTHERS[key] ?? null;
  const [east, north] = arrow;
  return shiftKey
    ? { kind: 'turn', yaw: east * YAW, pitch: north * PITCH }
    : { kind: 'slide', east: east * SLIDE, north: north * SLIDE };
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
