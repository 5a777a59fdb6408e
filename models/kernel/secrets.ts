/** Who may know what has happened. */
import type { GameRules } from './game-rules';
import type { AnyEntry, AnyMove } from './types';

/** A game in which everybody may know everything that has happened: nothing is told to one seat only. */
export function openGame<Entry extends AnyEntry>() {
  return {
    secrets: false,
    seenEntry: (entry: Entry) => entry,
    seenAside: (aside) => aside,
  } satisfies Pick<GameRules<never, AnyMove, Entry, never>, 'secrets' | 'seenEntry' | 'seenAside'>;
}
