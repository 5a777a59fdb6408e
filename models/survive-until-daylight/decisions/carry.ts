import type { MoveOf } from '../moves';
import type { Decision } from '../play';
import { carrySides, excess } from '../rules/attack-damage';
import { spendPerk } from '../rules/members';
import { NOT_YOUR_TURN, no } from '../rules/reason';
import { actorOf, draftActor } from '../rules/turn';

/** Whether the damage beyond the target's health goes on to a neighbour (SD-PERK-04). */
export const carry: Decision<MoveOf<'CARRY'> | MoveOf<'SKIP'>> = {
  forceable: () => false,
  who: (state) => [actorOf(state).seat],
  options: (state) => [
    { type: 'SKIP' },
    ...carrySides(state, actorOf(state)).map((side) => ({ type: 'CARRY' as const, side })),
  ],
  why(state, move) {
    if (move.type === 'SKIP') return null;
    if (move.type !== 'CARRY') return NOT_YOUR_TURN;
    return carrySides(state, actorOf(state)).includes(move.side) ? null : no('PICK_TAKEN');
  },
  take(play, move) {
    const { attack } = play.state;
    if (move.type === 'SKIP' || !attack?.result) return;
    attack.result.carried = { side: move.side, damage: excess(play.state, attack) };
    spendPerk(play, draftActor(play.state), 'carry-through');
  },
};
