import type { Reason } from '../../kernel/types';
import type { MoveOf } from '../moves';
import type { Decision } from '../play';
import { is, memberOf } from '../rules/members';
import { NOT_YOUR_TURN, no } from '../rules/reason';
import { mayScout, scout } from '../rules/scout';
import { drawerOf, drawRubble } from '../rules/search';
import type { State } from '../state';

function whyNoScout(state: State): Reason | null {
  if (mayScout(state)) return null;
  const member = memberOf(state, drawerOf(state));
  if (!is(member, 'ch-drifter')) return no('PERK_NOT_YOURS');
  if (state.firstPlayer !== member.seat) return no('PERK_NEEDS_TOKEN');
  return no(member.used.includes('scout') ? 'PERK_USED' : 'PILE_SHORT');
}

/** The searcher draws the top card, or looks at the top ones first (SD-SRCH-03, SD-PERK-08). Nothing is used (SD-SRCH-05). */
export const searchTurn: Decision<MoveOf<'DRAW'> | MoveOf<'SCOUT'>> = {
  forceable: () => false,
  who: (state) => [drawerOf(state)],
  options: (state) => [{ type: 'DRAW' }, ...(mayScout(state) ? [{ type: 'SCOUT' as const }] : [])],
  why(state, move) {
    if (move.type === 'DRAW') return null;
    return move.type === 'SCOUT' ? whyNoScout(state) : NOT_YOUR_TURN;
  },
  take(play, { type }) {
    if (type === 'DRAW') drawRubble(play);
    else scout(play);
  },
};
