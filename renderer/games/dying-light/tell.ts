import type { Entry } from '../../../models/dying-light/entries';
import { ENTRY_ROWS } from '../../../models/dying-light/entry-table';
import { toneOf } from '../../../models/kernel/entry-table';
import type { LogText } from '../face';
import { narrate } from './narrate';

/** An entry as a line of the log, with the rule that it comes from; null for what needs no words. */
export function tell(entry: Entry): LogText | null {
  const tone = toneOf(ENTRY_ROWS, entry);
  return tone && { text: narrate(entry), tone, rule: ENTRY_ROWS[entry.type].rule };
}
