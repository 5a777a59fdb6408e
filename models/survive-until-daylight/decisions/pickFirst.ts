import type { MoveOf } from '../moves';
import type { Decision } from '../play';
import { giveToken } from '../rules/build';
import { NOT_YOUR_TURN, no } from '../rules/reason';
import type { State } from '../state';

/** Everybody may say who met a zombie last; where nobody is a person the first bot does. */
function asked({ seats }: State) {
  const people = seats.filter(({ controller }) => controller.kind === 'human');
  return (people.length > 0 ? people : seats.slice(0, 1)).map(({ id }) => id);
}

/** Who gets the First Player token, if it is not drawn by lot (SD-SETUP-08). */
export const pickFirst: Decision<MoveOf<'SET_FIRST'>> = {
  forceable: () => true,
  who: asked,
  options: ({ members }) => members.map(({ seat }) => ({ type: 'SET_FIRST', seat })),
  why({ members }, move) {
    if (move.type !== 'SET_FIRST') return NOT_YOUR_TURN;
    return members.some(({ seat }) => seat === move.seat) ? null : no('PICK_TAKEN');
  },
  take: (play, { seat }) => giveToken(play, seat, false),
};
