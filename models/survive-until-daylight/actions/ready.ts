import type { MoveOf } from '../moves';
import { setReady } from '../rules/trade';
import type { Action } from './action';

/** A seat is done with trading (SD-TRADE-01). */
export const ready: Action<MoveOf<'READY'>> = {
  options: (_, { seat }) => [{ type: 'READY', seat }],
  why: () => null,
  take: (play, { seat }) => setReady(play, seat, true),
};

/** A seat that was ready has something to trade after all; never listed (section 9). */
export const unready: Action<MoveOf<'UNREADY'>> = {
  options: () => [],
  why: () => null,
  take: (play, { seat }) => setReady(play, seat, false),
};
