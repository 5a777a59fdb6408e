import { flushSync } from 'react-dom';

/** Fields keep what was written into them when they are left: this one is, and has the focus again. What follows finds it kept. */
export function leaveForAMoment(field: HTMLElement): void {
  flushSync(() => field.blur());
  field.focus();
}
