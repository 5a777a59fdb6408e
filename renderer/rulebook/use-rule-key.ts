import { useEffect, useRef } from 'react';
import { isTaken } from '../input/shortcuts';
import { entryPointedAt } from './pointed-at';
import { useRulebook } from './use-rulebook';

/**
 * Opens the rulebook with `?` at what is pointed at, also inside dialogs.
 * @param elsewhere the entry of what is pointed at outside the page, such as on the 3D table; null when there is none
 */
export function useRuleKey(elsewhere: () => string | null): void {
  const { isOpen, open } = useRulebook();
  const latest = useRef(elsewhere);
  useEffect(() => {
    latest.current = elsewhere;
  });
  useEffect(() => {
    if (isOpen) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.repeat) return;
      if (event.target instanceof HTMLElement && isTaken(event.target, event.key)) return;
      event.preventDefault();
      open(entryPointedAt(document) ?? latest.current());
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOpen, open]);
}
