import type { SeatId } from '../../../../models/kernel/types';
import type { EntryOf, EntryType } from '../../../../models/survive-until-daylight/entries';
import type { HordeCardId } from '../../../../models/survive-until-daylight/ids';
import type { Words } from '../../../i18n';

/** The parameters of an entry's sentence `sd.log.<type>`; `variant` names a sentence of its own, `sd.log.<type>.<variant>`. */
export interface Sentence {
  readonly variant?: string;
  readonly params: Words;
}

/** The name of a seat or of a horde card. */
export type NameOf = (id: SeatId | HordeCardId) => string;

/** How each of some entry types becomes a sentence. */
export type Narration<T extends EntryType> = {
  readonly [K in T]: (entry: EntryOf<K>, nameOf: NameOf) => Sentence;
};
