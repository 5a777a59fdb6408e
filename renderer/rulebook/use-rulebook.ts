import { createContext, useContext } from 'react';
import type { Rulebook } from '../../models/kernel/rulebook';

/** The rulebook as everything on the screen may use it. */
export interface RulebookTools {
  /** The one of the game on the table. */
  readonly book: Rulebook;
  /** It lies over everything else. */
  readonly isOpen: boolean;
  /** Opens it at an entry; null, or an entry that it does not have, opens its contents. */
  open(entry: string | null): void;
}

const RulebookContext = createContext<RulebookTools | null>(null);

export const RulebookProvider = RulebookContext.Provider;

/** @throws Error outside the app */
export function useRulebook(): RulebookTools {
  const rulebook = useContext(RulebookContext);
  if (!rulebook) throw new Error('There is no rulebook here.');
  return rulebook;
}
