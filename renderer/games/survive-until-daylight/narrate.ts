import type { Entry } from '../../../models/survive-until-daylight/entries';
import { narratorOf } from '../../log/narration';
import { type Cast, nameOfEither } from './names';
import { COMBAT } from './narrate/combat';
import { COURSE } from './narrate/course';
import { ENEMIES } from './narrate/enemies';
import { SEARCH } from './narrate/search';
import type { NameOf } from './narrate/sentence';

const narrator = narratorOf<Entry, [nameOf: NameOf]>('sd.log', {
  ...COURSE,
  ...SEARCH,
  ...COMBAT,
  ...ENEMIES,
});

/** What happened, as one plain sentence with its numbers. */
export function narrate(entry: Entry, cast: Cast): string {
  return narrator(entry, (id) => nameOfEither(cast, id));
}
