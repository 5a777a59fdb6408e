import type { Entry, EntryType } from '../../../models/outbreak-duel/entries';
import type { State } from '../../../models/outbreak-duel/state';
import { composedText } from '../../i18n';
import { BITES } from './narrate/bites';
import { COURSE } from './narrate/course';
import { DEEDS } from './narrate/deeds';
import { HORDE } from './narrate/horde';
import type { Narration, Sentence } from './narrate/sentence';

/** Complete by its type: an entry that nobody can tell does not compile. */
const NARRATION: Narration<EntryType> = { ...COURSE, ...DEEDS, ...HORDE, ...BITES };

/** What happened, as one plain sentence with its numbers (specification section 10). */
export function narrate(entry: Entry, state: State): string {
  const tell = NARRATION[entry.type] as (entry: Entry, state: State) => Sentence;
  const { variant, params } = tell(entry, state);
  return composedText(
    variant === undefined ? `od.log.${entry.type}` : `od.log.${entry.type}.${variant}`,
    params,
  );
}
