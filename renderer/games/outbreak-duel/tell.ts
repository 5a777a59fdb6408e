import { toneOf } from '../../../models/kernel/entry-table';
import type { Entry } from '../../../models/outbreak-duel/entries';
import { ENTRY_ROWS } from '../../../models/outbreak-duel/entry-table';
import { entryOfElement } from '../../../models/outbreak-duel/rulebook';
import type { State } from '../../../models/outbreak-duel/state';
import type { LogText } from '../face';
import { narrate } from './narrate';

/**
 * An entry as a line of the log, with the rule that it comes from; null for what needs no words.
 * @param state names the Survivors, and nothing else
 */
export function tell(entry: Entry, state: State): LogText | null {
  const tone = toneOf(ENTRY_ROWS, entry);
  return tone && { text: narrate(entry, state), tone, rule: entryOfElement('log', entry.type) };
}

/** A round is both players' turns of the same number; it begins with that of the first player. */
export function roundBegun(entry: Entry): number | null {
  return entry.type === 'turn-started' ? entry.round : null;
}
