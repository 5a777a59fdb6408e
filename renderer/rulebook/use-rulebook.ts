import { createContext, useContext } from 'react';
import type { RulebookEntryId } from '../../models/dying-light/rulebook';

/** The rulebook as everything on the screen may use it. */
export interface RulebookTools {
  /** It lies over everything else. */
  readonly isOpen: boolean;
  /** Opens it at an entry; null opens its contents. */
  open(entry: RulebookEntryId | null): void;
}

const RulebookContext = createContext<RulebookTools | null>(null);

export const RulebookProvider = RulebookContext.Provider;

/** @throws Error outside the app */
export function useRulebook(): RulebookTools {
  const rulebook = useContext(RulebookContext);
  if (!rulebook) throw new Error('There is no rulebook here.');
  return rulebook;
}
