import { toneOf } from '../../../models/kernel/entry-table';
import type { Entry } from '../../../models/survive-until-daylight/entries';
import { ENTRY_ROWS } from '../../../models/survive-until-daylight/entry-table';
import type { LogText } from '../face';
import type { Cast } from './names';
import { narrate } from './narrate';

/** An entry as a line of the log, with the rule that it comes from; null for what needs no words. */
export function tell(entry: Entry, cast: Cast): LogText | null {
  const tone = toneOf(ENTRY_ROWS, entry);
  return tone && { text: narrate(entry, cast), tone, rule: ENTRY_ROWS[entry.type].rule };
}
