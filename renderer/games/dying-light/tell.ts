import type { Entry, EntryType } from '../../../models/dying-light/entries';
import { entryOfElement } from '../../../models/dying-light/rulebook';
import type { LogText } from '../face';
import { narrate } from './narrate';

/** Steps that are part of something told already; the table shows them. */
const QUIET: ReadonlySet<EntryType> = new Set<EntryType>([
  'die-placed',
  'activation-started',
  'card-acknowledged',
  'forced',
]);

function toneOf(type: EntryType): LogText['tone'] {
  if (type === 'round-started' || type === 'nightfall' || type === 'daybreak') return 'round';
  return type === 'wound-light' || type === 'wound-heavy' || type === 'eliminated' ? 'bad' : 'plain';
}

/** An entry as a line of the log, with the rule that it comes from; null for what needs no words. */
export function tell(entry: Entry): LogText | null {
  const { type } = entry;
  if (QUIET.has(type)) return null;
  return { text: narrate(entry), tone: toneOf(type), rule: entryOfElement('log', type) };
}
