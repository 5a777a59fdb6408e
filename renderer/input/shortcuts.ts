import { useContext, useEffect } from 'react';
import { ANSWERS, type Command } from './commands';
import { type KeyOwner, useKeys } from './keys';
import { isKeyOf } from './mapping';
import { listenToPads } from './pad/pressed';
import { SilenceContext } from './silence';
import { useLatest } from './use-latest';

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

/** A command and what it does here. */
export type Action = readonly [command: Command, act: () => void];

const isSilenced = () => document.querySelector('dialog[open]') !== null;

/** Carries commands out as long as the component is shown, whatever they are given by; a modal dialog silences it. */
export function useCommands(actions: readonly Action[]): void {
  const latest = useLatest(actions);
  const owner: KeyOwner = (event) => {
    if (event.repeat || isSilenced()) return false;
    if (event.target instanceof HTMLElement && isTaken(event.target, event.key)) return false;
    const action = actions.find(([command]) => isKeyOf(command, event));
    action?.[1]();
    return action !== undefined;
  };
  useKeys(owner);
  const silent = useContext(SilenceContext);
  useEffect(() => {
    if (silent) return;
    return listenToPads((button) => {
      const action = isSilenced() ? undefined : latest.current.find(([{ pad }]) => pad === button);
      action?.[1]();
      return action !== undefined;
    });
  }, [latest, silent]);
}

/** The keys of so many answers: each of the first nine has one. */
export function answerActions(count: number, onAnswer: (index: number) => void): readonly Action[] {
  return ANSWERS.slice(0, count).map((command, index) => [command, () => onAnswer(index)]);
}
