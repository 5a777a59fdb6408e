import type { MoveOf } from '../moves';
import { endTurn as end } from '../rules/turn';
import type { Action } from './action';

/** Always possible while acting, with points left or without (OM-TURN-07). */
export const endTurn: Action<MoveOf<'END_TURN'>> = {
  options: () => [{ type: 'END_TURN' }],
  why: () => null,
  take: (play) => end(play),
};
