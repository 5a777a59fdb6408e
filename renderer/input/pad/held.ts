/** Whether people have a gamepad or a keyboard in their hands: what was pressed last, so that hints name its buttons. */
import { useSyncExternalStore } from 'react';
import type { PadMake } from './buttons';

let held: PadMake | null = null;
const listeners = new Set<() => void>();

/** @param make of the gamepad that was pressed; null for a key or a pointer */
export function holdPad(make: PadMake | null): void {
  if (make === held) return;
  held = make;
  for (const listener of listeners) listener();
}

function onHeld(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The maker of the gamepad that is in use; null for none. */
export function useHeldPad(): PadMake | null {
  return useSyncExternalStore(
    onHeld,
    () => held,
    () => null,
  );
}
