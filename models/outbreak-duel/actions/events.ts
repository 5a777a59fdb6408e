/** Playing Events, and Critical Responses of that speed (OD-CARD-03, OD-TURN-06). */
import type { Reason } from '../../kernel/types';
import type { SurvivorCardId } from '../ids';
import type { MoveOf } from '../moves';
import { eventOf } from '../rules/costs';
import { whyNoEffect } from '../rules/effect-legal';
import { bury, exileCard, kindsIn, leaveHand } from '../rules/piles';
import { replyOf } from '../rules/react-legal';
import { firstOf, no } from '../rules/reason';
import { push } from '../rules/stack';
import { survivorOf } from '../rules/table';
import type { State } from '../state';
import type { Action } from './action';

function why(state: State, card: SurvivorCardId): Reason | null {
  const { hand, ap } = survivorOf(state);
  if (!hand.includes(card)) return no('badChoice');
  if (replyOf(card)) return no('reactOnly');
  const event = eventOf(state, card);
  if (!event) return no('badChoice');
  return firstOf(
    ap < event.ap && no('noAp', { n: event.ap, k: ap }),
    whyNoEffect(state, state.active, event.effects),
  );
}

/** The card has left the hand and lies on its pile before its effects resolve, so it cannot recover itself. */
export const playEvent: Action<MoveOf<'EVENT'>> = {
  options: (state) =>
    kindsIn(survivorOf(state).hand)
      .filter((card) => eventOf(state, card) && why(state, card) === null)
      .map((card) => ({ type: 'EVENT', card })),
  why: (state, { card }) => why(state, card),
  take(play, { card }) {
    const { state } = play;
    const player = survivorOf(state);
    const event = eventOf(state, card);
    if (!event) return;
    player.ap -= event.ap;
    leaveHand(player, card);
    if (event.isScr) exileCard(player, card);
    else {
      bury(player, card);
      state.marks = { ...state.marks, events: state.marks.events + 1 };
    }
    play.tell({ type: 'played', seat: player.seat, card, ap: event.ap });
    push(play, { type: 'effects', source: card, by: state.active, list: event.effects, it: null });
  },
};
