import type { Entry, EntryType } from '../../../models/survive-until-daylight/entries';
import { composedText } from '../../i18n';
import { type Cast, nameOfEither } from './names';
import { COMBAT } from './narrate/combat';
import { COURSE } from './narrate/course';
import { ENEMIES } from './narrate/enemies';
import { SEARCH } from './narrate/search';
import type { NameOf, Narration, Sentence } from './narrate/sentence';

/** Complete by its type: an entry that nobody can tell does not compile. */
const NARRATION: Narration<EntryType> = { ...COURSE, ...SEARCH, ...COMBAT, ...ENEMIES };

/** What happened, as one plain sentence with its numbers. */
export function narrate(entry: Entry, cast: Cast): string {
  const tell = NARRATION[entry.type] as (entry: Entry, nameOf: NameOf) => Sentence;
  const { variant, params } = tell(entry, (id) => nameOfEither(cast, id));
  return composedText(
    variant === undefined ? `sd.log.${entry.type}` : `sd.log.${entry.type}.${variant}`,
    params,
  );
}
