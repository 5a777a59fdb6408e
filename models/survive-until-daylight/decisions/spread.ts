import type { MoveOf } from '../moves';
import type { Decision } from '../play';
import { SIDES, spreadSides, whyNoShare } from '../rules/attack-damage';
import { NOT_YOUR_TURN, no } from '../rules/reason';
import { actorOf } from '../rules/turn';
import type { State } from '../state';

type Spread = MoveOf<'SPREAD'>;

const shares = ({ left, target, right }: Spread) => ({ left, target, right });

/** Every way to hand out the damage; all of it to the target comes first. */
function splits({ attack }: State, sides: readonly string[]): readonly Spread[] {
  const damage = attack?.result?.damage ?? 0;
  const all: Spread[] = [];
  for (let left = 0; left <= (sides.includes('left') ? damage : 0); left++) {
    for (let right = 0; right <= (sides.includes('right') ? damage - left : 0); right++) {
      all.push({ type: 'SPREAD', left, target: damage - left - right, right });
    }
  }
  return all;
}

/** How the damage is divided between the target and its neighbours (SD-ATK-08). */
export const spread: Decision<Spread> = {
  forceable: () => false,
  who: (state) => [actorOf(state).seat],
  options: (state) => (state.attack ? splits(state, spreadSides(state, state.attack)) : []),
  why(state, move) {
    const { attack } = state;
    if (move.type !== 'SPREAD' || !attack?.result) return NOT_YOUR_TURN;
    const { left, target, right } = move;
    if (left + target + right !== attack.result.damage) return no('SPREAD_SUM', { D: attack.result.damage });
    const given = SIDES.filter((side) => move[side] > 0);
    const why = given.map((side) => whyNoShare(state, attack, side)).find((reason) => reason !== null);
    return why ? no(why) : null;
  },
  take(play, move) {
    if (play.state.attack?.result) play.state.attack.result.shares = shares(move);
  },
};
