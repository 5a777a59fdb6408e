import type { Entry, EntryType } from '../../../../models/one-month-in/entries';
import type { State } from '../../../../models/one-month-in/state';
import type { NarrationOf } from '../../../log/narration';

export type { Sentence } from '../../../log/narration';

/** How each of some entry types becomes a sentence, `om.log.<type>`. The state names teams and tiles. */
export type Narration<Type extends EntryType = EntryType> = NarrationOf<Entry, Type, [state: State]>;
