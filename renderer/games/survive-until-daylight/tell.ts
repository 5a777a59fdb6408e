import type { Entry, EntryType } from '../../../models/survive-until-daylight/entries';
import { entryOfElement } from '../../../models/survive-until-daylight/rulebook';
import type { LogText } from '../face';
import type { Cast } from './names';
import { narrate } from './narrate';

/** Steps that are part of something told already; the table shows them. */
const QUIET: ReadonlySet<EntryType> = new Set<EntryType>([
  'forced',
  'turn-ended',
  'round-ended',
  'option-set',
]);

const BAD: ReadonlySet<EntryType> = new Set<EntryType>(['damage-taken', 'card-lost', 'character-died']);
const ROUND: ReadonlySet<EntryType> = new Set<EntryType>([
  'round-started',
  'assault-turned',
  'enemies-began',
]);

function toneOf(type: EntryType): LogText['tone'] {
  if (ROUND.has(type)) return 'round';
  return BAD.has(type) ? 'bad' : 'plain';
}

/** An entry as a line of the log, with the rule that it comes from; null for what needs no words. */
export function tell(entry: Entry, cast: Cast): LogText | null {
  const { type } = entry;
  if (QUIET.has(type) || (type === 'card-kept' && !entry.auto)) return null;
  return { text: narrate(entry, cast), tone: toneOf(type), rule: entryOfElement('log', type) };
}
