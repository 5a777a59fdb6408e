import { cheerFor, whyNoCheer } from '../actions/cheer';
import type { MoveOf } from '../moves';
import type { Decision } from '../play';
import { NOT_YOUR_TURN } from '../rules/reason';
import type { State } from '../state';

function asked({ cheerQueue }: State) {
  return cheerQueue.slice(0, 1);
}

/** Whether the seat asked gives the actor one more action (SD-WIN-03). */
export const cheer: Decision<MoveOf<'CHEER'> | MoveOf<'PASS'>> = {
  forceable: () => false,
  who: asked,
  options: (state) =>
    asked(state).flatMap((seat) => [
      { type: 'PASS', seat },
      { type: 'CHEER', seat },
    ]),
  why(state, move) {
    if (move.type !== 'CHEER' && move.type !== 'PASS') return NOT_YOUR_TURN;
    if (move.seat !== state.cheerQueue[0]) return NOT_YOUR_TURN;
    return move.type === 'PASS' ? null : whyNoCheer(state, move.seat);
  },
  take(play, move) {
    if (move.type === 'CHEER') cheerFor(play, move.seat);
    else play.state.cheerQueue.shift();
  },
};
