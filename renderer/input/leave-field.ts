import { flushSync } from 'react-dom';
import { isTaken } from './shortcuts';

/**
 * Escape ends writing: the field is left, and the next one is the screen's, whose button says so. In a dialog it closes that, as
 * the browser does by itself.
 * @returns whether there was such a field
 */
export function leaveField({ key, isComposing, target }: KeyboardEvent): boolean {
  if (key !== 'Escape' || isComposing || !(target instanceof HTMLElement)) return false;
  if (!isTaken(target, key) || target.closest('dialog')) return false;
  target.blur();
  return true;
}

/** Fields keep what was written into them when they are left: this one is, and has the focus again. What follows finds it kept. */
export function leaveForAMoment(field: HTMLElement): void {
  flushSync(() => field.blur());
  field.focus();
}
