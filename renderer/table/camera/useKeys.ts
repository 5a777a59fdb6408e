import { useEffect } from 'react';
import { type CameraCommand, commandOf, isWanted } from './keys';

/** A dialog, or what has the focus, comes before the camera; a panel that scrolls keeps its arrows. */
function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return false;
  return !(event.target instanceof HTMLElement && isWanted(event.target, event.key));
}

/** Keys move the camera wherever the focus is. */
export function useKeys(carryOut: (command: CameraCommand) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command || !isFree(event)) return;
      event.preventDefault();
      carryOut(command);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [carryOut]);
}
