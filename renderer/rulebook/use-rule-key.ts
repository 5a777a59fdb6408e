import { HELP } from '../input/commands';
import { useKeys } from '../input/keys';
import { isKeyOf } from '../input/mapping';
import { usePadPress } from '../input/pad/use-pad-press';
import { isTaken } from '../input/shortcuts';
import { entryPointedAt } from './pointed-at';
import { useRulebook } from './use-rulebook';

/**
 * Opens the rulebook with the key for help at what is pointed at, also inside dialogs.
 * @param elsewhere the entry of what is pointed at outside the page, such as on the 3D table; null when there is none
 */
export function useRuleKey(elsewhere: () => string | null): void {
  const { isOpen, open } = useRulebook();
  usePadPress(HELP.pad, () => {
    if (!isOpen) open(entryPointedAt(document) ?? elsewhere());
    return !isOpen;
  });
  useKeys((event) => {
    if (isOpen || !isKeyOf(HELP, event) || event.repeat) return false;
    if (event.target instanceof HTMLElement && isTaken(event.target, event.key)) return false;
    open(entryPointedAt(document) ?? elsewhere());
    return true;
  });
}
