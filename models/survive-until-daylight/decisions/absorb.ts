import type { MoveOf } from '../moves';
import type { Decision } from '../play';
import { memberOf } from '../rules/members';
import { NOT_YOUR_TURN, no } from '../rules/reason';
import { absorb as take } from '../rules/strike';
import type { State } from '../state';

/** Allies that can be of use against the hit: no more than there are, no more than it does. */
function limit(state: State): number {
  const hit = state.strike?.hit;
  return hit ? Math.min(memberOf(state, hit.seat).allies, hit.damage) : 0;
}

/** How many allies take 1 damage each of the hit (SD-SURV-03, SD-EDGE-28). */
export const absorb: Decision<MoveOf<'ABSORB'>> = {
  forceable: () => false,
  who: ({ strike }) => (strike?.hit ? [strike.hit.seat] : []),
  options: (state) => Array.from({ length: limit(state) + 1 }, (_, count) => ({ type: 'ABSORB', count })),
  why(state, move) {
    if (move.type !== 'ABSORB') return NOT_YOUR_TURN;
    return move.count >= 0 && move.count <= limit(state) ? null : no('PICK_TAKEN');
  },
  take: (play, { count }) => take(play, count),
};
