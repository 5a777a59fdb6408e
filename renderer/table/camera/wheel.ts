/** How far one wheel event zooms. Pure. */

type Turn = Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>;

/** Pixels that most mice send for one notch. */
const NOTCH = 100;
/** How much further away one notch takes the camera. */
const NOTCH_FACTOR = 1.12;
/** Pixels in a unit of `WheelEvent.deltaMode`: pixels, lines, pages. */
const UNITS: readonly number[] = [1, NOTCH / 3, 800];
/** Browsers send a pinch on a touchpad as a wheel with Ctrl, by 100 times the logarithm of the fingers' distance. */
const PINCH = NOTCH / (100 * Math.log(NOTCH_FACTOR));
/** One event of a wheel that spins freely, or of a mouse wheel with Ctrl, must not throw the camera across the table. */
const MOST = { wheel: 3 * NOTCH, pinch: NOTCH };

/**
 * What to multiply the camera's distance with. Amounts add up: ten events of 2 pixels are one of 20.
 */
export function wheelFactor({ deltaY, deltaMode, ctrlKey }: Turn): number {
  const pixels = deltaY * (UNITS[deltaMode] ?? 1) * (ctrlKey ? PINCH : 1);
  const most = ctrlKey ? MOST.pinch : MOST.wheel;
  return NOTCH_FACTOR ** (Math.min(most, Math.max(-most, pixels)) / NOTCH);
}
