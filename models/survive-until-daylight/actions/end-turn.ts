import type { MoveOf } from '../moves';
import { askCheer } from '../rules/turn';
import type { Action } from './action';

/** The action may be left unused (SD-TURN-02); before the turn passes on, Cheer is asked for (SD-WIN-03). */
export const endTurn: Action<MoveOf<'END_TURN'>> = {
  options: () => [{ type: 'END_TURN' }],
  why: () => null,
  take(play, actor) {
    play.tell({ type: 'turn-ended', seat: actor.seat, actionsLeft: play.state.actions });
    askCheer(play);
  },
};
