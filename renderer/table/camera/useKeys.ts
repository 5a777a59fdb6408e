import { useEffect } from 'react';
import { listenToPads, listenToSteering } from '../../input/pad/pressed';
import { type CameraCommand, commandOf, commandOfPad, isWanted, pushed } from './keys';

const isCovered = () => document.querySelector('dialog[open]') !== null;

/** A dialog, or what has the focus, comes before the camera; a panel that scrolls keeps its arrows. */
function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || isCovered()) return false;
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
    const stopSteering = listenToSteering((push) => {
      if (!isCovered()) for (const command of pushed(push)) carryOut(command);
    });
    return () => {
      stop();
      stopSteering();
      window.removeEventListener('keydown', onKey);
    };
  }, [carryOut]);
}
