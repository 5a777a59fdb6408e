import type { MoveOf } from '../moves';
import { MARKET_LIMIT, openMarket, whyNoMarket } from '../rules/market';
import type { Action } from './action';

/** The Haggler trades Junk in (SD-PERK-10). */
export const junkMarket: Action<MoveOf<'JUNK_MARKET'>> = {
  options: (state, { seat }) =>
    Array.from({ length: MARKET_LIMIT }, (_, index) => index + 1)
      .filter((count) => whyNoMarket(state, seat, count) === null)
      .map((count) => ({ type: 'JUNK_MARKET', seat, count })),
  why: (state, { seat }, { count }) => whyNoMarket(state, seat, count),
  take: (play, { seat }, { count }) => openMarket(play, seat, count),
};
