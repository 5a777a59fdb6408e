import type { EntryOf, EntryType } from '../../../../models/outbreak-duel/entries';
import type { State } from '../../../../models/outbreak-duel/state';
import type { Words } from '../../../i18n';

/** The parameters of an entry's sentence `od.log.<type>`; `variant` names a sentence of its own, `od.log.<type>.<variant>`. */
export interface Sentence {
  readonly variant?: string;
  readonly params: Words;
}

/** How each of some entry types becomes a sentence. The state names the Survivors. */
export type Narration<T extends EntryType> = {
  readonly [K in T]: (entry: EntryOf<K>, state: State) => Sentence;
};
