import type { SeatId } from '../../kernel/types';
import type { Action } from '../actions/action';
import { heal } from '../actions/heal';
import { junkMarket } from '../actions/junk-market';
import { offer } from '../actions/offer';
import { ready, unready } from '../actions/ready';
import type { Move, MoveOf, MoveType } from '../moves';
import type { Decision } from '../play';
import { draftMember, memberOf } from '../rules/members';
import { NOT_YOUR_TURN, no } from '../rules/reason';
import { isReady, stillTrading } from '../rules/trade';

const TYPED = {
  READY: ready,
  UNREADY: unready,
  HEAL: heal,
  JUNK_MARKET: junkMarket,
  OFFER: offer,
} satisfies { readonly [Type in MoveType]?: Action<MoveOf<Type>> };

type TradeMove = MoveOf<keyof typeof TYPED>;

const ACTIONS: Readonly<Record<TradeMove['type'], Action<TradeMove>>> = TYPED;

function isTradeMove(move: Move): move is TradeMove {
  return Object.hasOwn(ACTIONS, move.type);
}

function seatOf(move: TradeMove): SeatId {
  return move.type === 'OFFER' ? move.from : move.seat;
}

/**
 * Gifts, healing and the Junk market, in any order, until everybody is ready (SD-TRADE-01, SD-ITEM-06). An offer is answered
 * before the next one is made (SD-EDGE-19). Who is ready may only say otherwise. Alone at the table, with nothing to do, one is ready without being asked.
 */
export const tradeOpen: Decision<TradeMove> = {
  /** Of several seats each may at least say that it is ready: seen at a look, before every offer is listed. */
  forceable: (state) => stillTrading(state).length === 1,
  who: stillTrading,
  makers: (state, move) => (isTradeMove(move) ? [seatOf(move)] : stillTrading(state)),
  options: (state) =>
    stillTrading(state).flatMap((seat) =>
      Object.values(ACTIONS).flatMap((action) => action.options(state, memberOf(state, seat))),
    ),
  why(state, move) {
    if (!isTradeMove(move)) return NOT_YOUR_TURN;
    const member = state.members.find(({ seat }) => seat === seatOf(move));
    if (!member) return NOT_YOUR_TURN;
    if (isReady(state, member.seat) !== (move.type === 'UNREADY'))
      return no(move.type === 'UNREADY' ? 'STILL_TRADING' : 'ALREADY_READY');
    return ACTIONS[move.type].why(state, member, move);
  },
  take: (play, move) => ACTIONS[move.type].take(play, draftMember(play.state, seatOf(move)), move),
};
