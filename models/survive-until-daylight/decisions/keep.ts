import type { MoveOf } from '../moves';
import type { Decision } from '../play';
import { discardItem, waysToFit, whyNoFit } from '../rules/discard';
import { memberOf } from '../rules/members';
import { NOT_YOUR_TURN } from '../rules/reason';
import { draftDrawer, drawerOf, isFound, keepDrawn, leaveDrawn } from '../rules/search';

/**
 * Whether the drawn card is kept, and what makes room for it, or left (SD-SRCH-04, SD-ITEM-03); the same for a card of the
 * Junk market (SD-PERK-10).
 */
export const keep: Decision<MoveOf<'KEEP'> | MoveOf<'LEAVE'>> = {
  forceable: () => false,
  who: (state) => [drawerOf(state)],
  options(state) {
    if (!isFound(state.drawn)) return [];
    const ways = waysToFit(memberOf(state, drawerOf(state)), state.drawn);
    return [...ways.map((discard) => ({ type: 'KEEP' as const, discard })), { type: 'LEAVE' }];
  },
  why(state, move) {
    if (move.type === 'LEAVE') return null;
    if (move.type !== 'KEEP' || !isFound(state.drawn)) return NOT_YOUR_TURN;
    return whyNoFit(memberOf(state, drawerOf(state)), state.drawn, 1, move.discard);
  },
  take(play, move) {
    if (move.type === 'LEAVE') return leaveDrawn(play);
    if (move.discard) discardItem(play, draftDrawer(play), move.discard);
    return keepDrawn(play);
  },
};
