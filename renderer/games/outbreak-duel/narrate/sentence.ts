import type { Entry, EntryType } from '../../../../models/outbreak-duel/entries';
import type { State } from '../../../../models/outbreak-duel/state';
import type { NarrationOf } from '../../../log/narration';

export type { Sentence } from '../../../log/narration';

/** How each of some entry types becomes a sentence, `od.log.<type>`. The state names the Survivors. */
export type Narration<Type extends EntryType = EntryType> = NarrationOf<Entry, Type, [state: State]>;
