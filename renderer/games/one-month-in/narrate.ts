import type { Entry, EntryType } from '../../../models/one-month-in/entries';
import type { State } from '../../../models/one-month-in/state';
import { composedText } from '../../i18n';
import { COURSE } from './narrate/course';
import { FIGHTS } from './narrate/fights';
import { LAND } from './narrate/land';
import type { Narration, Sentence } from './narrate/sentence';

/** Complete by its type: an entry that nobody can tell does not compile. */
const NARRATION: Narration<EntryType> = { ...COURSE, ...LAND, ...FIGHTS };

/** What happened, as one plain sentence with its numbers (10.6). */
export function narrate(entry: Entry, state: State): string {
  const tell = NARRATION[entry.type] as (entry: Entry, state: State) => Sentence;
  const { variant, params } = tell(entry, state);
  return composedText(
    variant === undefined ? `om.log.${entry.type}` : `om.log.${entry.type}.${variant}`,
    params,
  );
}
