import type { Entry } from '../../models/survive-until-daylight/entries';
import type { CardId } from '../../models/survive-until-daylight/ids';
import { entriesOf } from './survive-until-daylight';

/** Cards lost by chance, in order. */
export function lossCards(entries: readonly Entry[]): readonly CardId[] {
  return entriesOf(entries, 'card-lost').map(({ card }) => card);
}
