import type { EntryOf, EntryType } from '../../../../models/dying-light/entries';
import type { Words } from '../../../i18n';

/** The parameters of an entry's sentence `dl.log.<type>`; `variant` names a sentence of its own, `dl.log.<type>.<variant>`. */
export interface Sentence {
  readonly variant?: string;
  readonly params: Words;
}

/** How each of some entry types becomes a sentence. */
export type Narration<T extends EntryType> = { readonly [K in T]: (entry: EntryOf<K>) => Sentence };
