import { useKeys } from './keys';

/** What a key does: `Escape`, `Enter`, `p`, `Ctrl+z`, `Ctrl+Shift+z`, `?`. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** The name under which a key press is looked up. */
export function keyName(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (!event.ctrlKey && !event.metaKey) return key;
  return event.shiftKey ? `Ctrl+Shift+${key}` : `Ctrl+${key}`;
}

/** Keys that a control under the focus wants for itself. */
const OWN_KEYS: Readonly<Record<string, readonly string[]>> = {
  BUTTON: ['Enter', ' '],
  SUMMARY: ['Enter', ' '],
  A: ['Enter'],
  SELECT: ['Enter', ' '],
  /** Radio buttons and checkboxes; text fields want everything. */
  INPUT: [' '],
};

/** Inputs that nobody types into. */
const PRESSED_INPUTS: readonly string[] = ['radio', 'checkbox', 'range'];

/** Whether the key belongs to the control that has the focus. */
export function isTaken(
  target: Pick<HTMLElement, 'tagName'> & { readonly type?: string },
  key: string,
): boolean {
  if (target.tagName === 'TEXTAREA') return true;
  if (target.tagName === 'INPUT' && !PRESSED_INPUTS.includes(target.type ?? '')) return true;
  if (target.tagName === 'SELECT' && key.length === 1) return true;
  return OWN_KEYS[target.tagName]?.includes(key) ?? false;
}

/** Listens to keys as long as the component is shown; a modal dialog silences it. */
export function useShortcuts(shortcuts: Shortcuts): void {
  useKeys((event) => {
    const key = keyName(event);
    const action = shortcuts[key];
    if (!action || event.altKey || event.repeat || document.querySelector('dialog[open]')) return false;
    if (event.target instanceof HTMLElement && isTaken(event.target, key)) return false;
    action();
    return true;
  });
}
