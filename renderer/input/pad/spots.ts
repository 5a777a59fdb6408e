/**
 * Places and pieces on the 3D table among which the focus moves by direction. A scene offers them; one unseen button, the finger,
 * lies on the one that is pointed at, so that the focus, presses and what reads the screen know it like any other.
 */
import type { Box } from './steps';

export interface Spot {
  /** Where it is seen on the window, in pixels; null where it is not, or under a panel. */
  box(): Box | null;
  /** Whether pressing it would do anything now. */
  isOpen(): boolean;
  press(): void;
  /** The pointer comes to lie on it, or leaves it. */
  point(on: boolean): void;
}

const spots = new Set<Spot>();

/** @returns takes it away again */
export function offerSpot(spot: Spot): () => void {
  spots.add(spot);
  return () => spots.delete(spot);
}

/** Those that can be picked now, with where they are. */
export function openSpots(): readonly (readonly [Spot, Box])[] {
  return [...spots].flatMap((spot) => {
    const box = spot.isOpen() ? spot.box() : null;
    return box ? [[spot, box] as const] : [];
  });
}

let finger: HTMLButtonElement | null = null;
let pointed: Spot | null = null;

function place(button: HTMLElement, { left, top, right, bottom }: Box): void {
  Object.assign(button.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
  });
}

function letGo(): void {
  pointed?.point(false);
  pointed = null;
}

function makeFinger(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'pad-finger';
  button.ariaLabel = label;
  button.addEventListener('click', () => pointed?.press());
  button.addEventListener('blur', () => {
    letGo();
    button.remove();
    finger = null;
  });
  document.body.append(button);
  return button;
}

/** The focus goes to a place on the table. @param label what the finger is called */
export function pointAt(spot: Spot, box: Box, label: string): void {
  letGo();
  finger ??= makeFinger(label);
  place(finger, box);
  finger.focus({ focusVisible: true } as FocusOptions);
  pointed = spot;
  spot.point(true);
}

/** The finger stays on its place when the view moves. */
export function followSpot(): void {
  const box = finger && pointed?.box();
  if (finger && box) place(finger, box);
}

/** Whether this is the finger. */
export function isFinger(element: Element | null): boolean {
  return element !== null && element === finger;
}
