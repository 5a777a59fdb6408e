import type { Entry, EntryType } from '../../../../models/dying-light/entries';
import type { NarrationOf } from '../../../log/narration';

export type { Sentence } from '../../../log/narration';

/** How each of some entry types becomes a sentence, `dl.log.<type>`. */
export type Narration<Type extends EntryType = EntryType> = NarrationOf<Entry, Type, []>;
