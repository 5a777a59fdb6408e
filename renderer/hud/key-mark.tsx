import type { Command } from '../input/commands';
import { useKeyOf } from '../input/mapping';
import { printedOn } from '../input/pad/buttons';
import { useHeldPad } from '../input/pad/held';
import { keyName, plainKeyName } from './key-name';

/** The key that does the same as a button, or the button of the gamepad that is in the hand; nothing where there is none. */
export function KeyMark({ command }: { readonly command: Command }) {
  const key = useKeyOf(command);
  const make = useHeldPad();
  if (make) return command.pad ? <kbd>{printedOn(command.pad, make)}</kbd> : null;
  return key && <kbd>{keyName(key)}</kbd>;
}

/** The key of a command for `aria-keyshortcuts`. */
export function useShortcutName(command: Command | undefined): string | undefined {
  const key = useKeyOf(command);
  return key === null ? undefined : plainKeyName(key);
}
