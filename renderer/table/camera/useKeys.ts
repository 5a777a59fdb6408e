import { useEffect } from 'react';
import { listenToPads } from '../../input/pad/pressed';
import { type CameraCommand, commandOf, commandOfPad, isWanted } from './keys';

/** A dialog, or what has the focus, comes before the camera; a panel that scrolls keeps its arrows. */
function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return false;
  return !(event.target instanceof HTMLElement && isWanted(event.target, event.key));
}

/** Keys move the camera wherever the focus is; it hears of them last, after every command of the desk. */
export function useKeys(carryOut: (command: CameraCommand) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command || !isFree(event)) return;
      event.preventDefault();
      carryOut(command);
    };
    window.addEventListener('keydown', onKey);
    const stop = listenToPads((button) => {
      const command = commandOfPad(button);
      if (command) carryOut(command);
      return command !== null;
    });
    return () => {
      stop();
      window.removeEventListener('keydown', onKey);
    };
  }, [carryOut]);
}
