import type { MoveOf } from '../moves';
import type { Decision } from '../play';
import { nextToArm, takeStarter } from '../rules/build';
import { NOT_YOUR_TURN, no } from '../rules/reason';
import type { State } from '../state';

function asked(state: State) {
  const seat = nextToArm(state);
  return seat ? [seat] : [];
}

/** One durable weapon each out of the rack, first player first (SD-SETUP-05). One of each kind is listed. */
export const pickStarter: Decision<MoveOf<'PICK_STARTER'>> = {
  forceable: () => false,
  who: asked,
  options: (state) =>
    asked(state).flatMap((seat) =>
      [...new Set(state.rack)].map((weaponId) => ({ type: 'PICK_STARTER' as const, seat, weaponId })),
    ),
  why(state, move) {
    if (move.type !== 'PICK_STARTER' || move.seat !== nextToArm(state)) return NOT_YOUR_TURN;
    return state.rack.includes(move.weaponId) ? null : no('PICK_TAKEN');
  },
  take: (play, { seat, weaponId }) => takeStarter(play, seat, weaponId),
};
