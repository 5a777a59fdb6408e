import type { MoveOf } from '../moves';
import type { Decision } from '../play';
import { discardOf, waysToFit, whyNoFit } from '../rules/discard';
import { memberOf } from '../rules/members';
import { NOT_YOUR_TURN } from '../rules/reason';
import { offerOf, refuseGift, takeGift } from '../rules/trade';

/** Whether the gift is taken, and what makes room for it, or refused (SD-TRADE-05, SD-TRADE-06). */
export const offer: Decision<MoveOf<'TAKE'> | MoveOf<'REFUSE'>> = {
  forceable: () => false,
  who: (state) => [offerOf(state).to],
  options(state) {
    const { to, card, count } = offerOf(state);
    const ways = waysToFit(memberOf(state, to), card, count);
    return [...ways.map((discard) => ({ type: 'TAKE' as const, discard })), { type: 'REFUSE' }];
  },
  why(state, move) {
    if (move.type === 'REFUSE') return null;
    if (move.type !== 'TAKE') return NOT_YOUR_TURN;
    const { to, card, count } = offerOf(state);
    return whyNoFit(memberOf(state, to), card, count, move.discard);
  },
  take(play, move) {
    if (move.type === 'REFUSE') return refuseGift(play);
    if (move.discard) discardOf(play, offerOf(play.state).to, move.discard);
    return takeGift(play);
  },
};
