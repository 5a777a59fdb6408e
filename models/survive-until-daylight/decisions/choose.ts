import type { MoveOf } from '../moves';
import type { Decision } from '../play';
import { no } from '../rules/reason';
import { actorOf } from '../rules/turn';

/** Which of the drawn combat cards is used (SD-ATK-05). One card of each kind is listed. */
export const choose: Decision<MoveOf<'CHOOSE'>> = {
  forceable: () => true,
  who: (state) => [actorOf(state).seat],
  options({ attack }) {
    const drawn = attack?.drawn ?? [];
    return drawn.flatMap((card, cardIndex) =>
      drawn.indexOf(card) === cardIndex ? [{ type: 'CHOOSE', cardIndex }] : [],
    );
  },
  why({ attack }, move) {
    if (move.type !== 'CHOOSE') return no('MUST_USE_CARD');
    return attack?.drawn[move.cardIndex] === undefined ? no('PICK_TAKEN') : null;
  },
  take(play, { cardIndex }) {
    if (play.state.attack) play.state.attack.chosen = cardIndex;
  },
};
