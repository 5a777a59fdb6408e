import type { Move, MoveOf } from '../moves';
import type { Decision } from '../play';
import { discardOf, whyNoDiscard } from '../rules/discard';

function isDiscard(move: Move): move is MoveOf<'DISCARD'> {
  return move.type === 'DISCARD';
}

/**
 * A decision during which the awaited seats may also throw cards away (SD-ITEM-04). The decision stays open, and the
 * discard is not listed among its options (section 9).
 */
export function withDiscard<M extends Move>(decision: Decision<M>): Decision<M | MoveOf<'DISCARD'>> {
  return {
    ...decision,
    makers(state, move) {
      const who = decision.who(state);
      if (isDiscard(move)) return who.filter((seat) => seat === move.seat);
      return decision.makers?.(state, move) ?? who;
    },
    why: (state, move) =>
      isDiscard(move) ? whyNoDiscard(state, decision.who(state), move.seat, move) : decision.why(state, move),
    take(play, move) {
      if (isDiscard(move)) discardOf(play, move.seat, move);
      else decision.take(play, move);
    },
  };
}
