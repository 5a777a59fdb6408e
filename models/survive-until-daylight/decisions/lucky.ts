import type { MoveOf } from '../moves';
import type { Decision } from '../play';
import { countOf } from '../rules/inventory';
import { openCards, playLucky } from '../rules/lucky';
import { memberOf } from '../rules/members';
import { NOT_YOUR_TURN, no } from '../rules/reason';
import type { State } from '../state';

function asked(state: State) {
  return state.luckyQueue.slice(0, 1);
}

/** Whether the seat asked first replaces one of the open cards (SD-SPEC-07). One card of each kind is listed. */
export const lucky: Decision<MoveOf<'LUCKY'> | MoveOf<'PASS'>> = {
  forceable: () => false,
  who: asked,
  options(state) {
    const open = openCards(state);
    const kinds = open.flatMap((card, index) => (open.indexOf(card) === index ? [index] : []));
    return asked(state).flatMap((seat) => [
      { type: 'PASS' as const, seat },
      ...kinds.map((cardIndex) => ({ type: 'LUCKY' as const, seat, cardIndex })),
    ]);
  },
  why(state, move) {
    if (move.type !== 'LUCKY' && move.type !== 'PASS') return no('LUCKY_OPEN');
    if (move.seat !== state.luckyQueue[0]) return NOT_YOUR_TURN;
    if (move.type === 'PASS') return null;
    if (openCards(state)[move.cardIndex] === undefined) return no('NOTHING_TO_REDRAW');
    return countOf(memberOf(state, move.seat), 'sp-lucky') > 0 ? null : no('NOT_OWNED');
  },
  take(play, move) {
    if (move.type === 'LUCKY') return playLucky(play, move.seat, move.cardIndex);
    play.state.luckyQueue.shift();
    return play.tell({ type: 'lucky-passed', seat: move.seat, auto: false });
  },
};
