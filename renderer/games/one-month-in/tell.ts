import { toneOf } from '../../../models/kernel/entry-table';
import type { Entry } from '../../../models/one-month-in/entries';
import { ENTRY_ROWS } from '../../../models/one-month-in/entry-table';
import type { State } from '../../../models/one-month-in/state';
import type { LogText } from '../face';
import { narrate } from './narrate';

/**
 * An entry as a line of the log, with the rule that it comes from; null for what needs no words.
 * @param state names teams and tiles; a game that is over also its points
 */
export function tell(entry: Entry, state: State): LogText | null {
  const tone = toneOf(ENTRY_ROWS, entry);
  return tone && { text: narrate(entry, state), tone, rule: ENTRY_ROWS[entry.type].rule };
}

/** The Round that begins, or goes on, with the turn of a team (OM-TURN-01). */
export function roundBegun(entry: Entry): number | null {
  return entry.type === 'turn-started' ? entry.round : null;
}
