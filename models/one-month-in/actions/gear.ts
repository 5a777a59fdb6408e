import type { MoveOf } from '../moves';
import { takeGear, whyNoGear } from '../rules/gear';
import type { Action } from './action';

/** One more of the own dice is better (OM-GEAR-02). */
export const arm: Action<MoveOf<'ARM'>> = {
  options: (state) => (whyNoGear(state, 'armed') ? [] : [{ type: 'ARM' }]),
  why: (state) => whyNoGear(state, 'armed'),
  take: (play) => takeGear(play, 'armed'),
};

/** One more of the zombies' dice is worse (OM-GEAR-03). */
export const suit: Action<MoveOf<'SUIT'>> = {
  options: (state) => (whyNoGear(state, 'suited') ? [] : [{ type: 'SUIT' }]),
  why: (state) => whyNoGear(state, 'suited'),
  take: (play) => takeGear(play, 'suited'),
};
