import type { CardId } from '../ids';
import type { MoveOf } from '../moves';
import { countOf, kindsOf, stacks } from '../rules/inventory';
import { makeOffer, mayGive, whyNoOffer } from '../rules/trade';
import type { Member } from '../state';
import type { Action } from './action';

/** One or all; every count in between is legal as well (section 9). */
function countsOf(giver: Member, card: CardId): readonly number[] {
  return stacks(card) ? [...new Set([1, countOf(giver, card)])] : [1];
}

/** Gifts to other seats (SD-TRADE-02 to SD-TRADE-05). */
export const offer: Action<MoveOf<'OFFER'>> = {
  options(state, giver) {
    if (!mayGive(giver)) return [];
    const items = kindsOf(giver).flatMap((cardId) =>
      countsOf(giver, cardId).map((count) => ({ from: giver.seat, cardId, count })),
    );
    return state.members
      .flatMap(({ seat: to }) => items.map((item) => ({ type: 'OFFER' as const, to, ...item })))
      .filter((move) => whyNoOffer(state, move) === null);
  },
  why: (state, _, move) => whyNoOffer(state, move),
  take: (play, _, move) => makeOffer(play, move),
};
