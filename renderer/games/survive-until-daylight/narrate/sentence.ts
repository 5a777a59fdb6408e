import type { SeatId } from '../../../../models/kernel/types';
import type { Entry, EntryType } from '../../../../models/survive-until-daylight/entries';
import type { HordeCardId } from '../../../../models/survive-until-daylight/ids';
import type { NarrationOf } from '../../../log/narration';

export type { Sentence } from '../../../log/narration';

/** The name of a seat or of a horde card. */
export type NameOf = (id: SeatId | HordeCardId) => string;

/** How each of some entry types becomes a sentence, `sd.log.<type>`. */
export type Narration<Type extends EntryType = EntryType> = NarrationOf<Entry, Type, [nameOf: NameOf]>;
