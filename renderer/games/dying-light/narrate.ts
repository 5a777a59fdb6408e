import type { Entry, EntryType } from '../../../models/dying-light/entries';
import { composedText } from '../../i18n';
import { CITY } from './narrate/city';
import { DICE } from './narrate/dice';
import { GAME } from './narrate/game';
import { HARM } from './narrate/harm';
import { RUNNERS } from './narrate/runners';
import type { Narration, Sentence } from './narrate/sentence';

/** Complete by its type: an entry that nobody can tell does not compile. */
const NARRATION: Narration<EntryType> = { ...GAME, ...DICE, ...RUNNERS, ...HARM, ...CITY };

/** What happened, as one plain sentence with its numbers. */
export function narrate(entry: Entry): string {
  const tell = NARRATION[entry.type] as (entry: Entry) => Sentence;
  const { variant, params } = tell(entry);
  return composedText(
    variant === undefined ? `dl.log.${entry.type}` : `dl.log.${entry.type}.${variant}`,
    params,
  );
}
