/** The order in which answers are offered. */
import { keepValue } from '../../../../models/survive-until-daylight/bot/card-value';
import { TEMPERS } from '../../../../models/survive-until-daylight/bot/level';
import type { ItemRef, Move } from '../../../../models/survive-until-daylight/moves';
import type { Member, State } from '../../../../models/survive-until-daylight/state';

/** What parting with something costs; what costs nothing to say comes first. */
function priceOf(move: Move, member: Member, state: State): number {
  if (move.type !== 'KEEP' && move.type !== 'TAKE') return 0;
  const worth = ({ cardId, count }: ItemRef) => keepValue(state, member, cardId, TEMPERS.hard) * count;
  return move.discard ? 1 + worth(move.discard) : -1;
}

/** Where a bag is full, leaving the card comes first, then giving up what is worth least. All else keeps its order. */
export function cheapestFirst(moves: readonly Move[], member: Member, state: State): readonly Move[] {
  return moves.toSorted((one, other) => priceOf(one, member, state) - priceOf(other, member, state));
}
