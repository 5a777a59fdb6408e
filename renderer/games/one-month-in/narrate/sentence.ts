import type { EntryOf, EntryType } from '../../../../models/one-month-in/entries';
import type { State } from '../../../../models/one-month-in/state';
import type { Words } from '../../../i18n';

/** The parameters of an entry's sentence `om.log.<type>`; `variant` names a sentence of its own, `om.log.<type>.<variant>`. */
export interface Sentence {
  readonly variant?: string;
  readonly params: Words;
}

/** How each of some entry types becomes a sentence. The state names teams and tiles. */
export type Narration<T extends EntryType> = {
  readonly [K in T]: (entry: EntryOf<K>, state: State) => Sentence;
};
