import type { SeatId } from '../../kernel/types';
import type { MoveOf } from '../moves';
import type { SDPlay } from '../play';
import { countOf, discardCards } from '../rules/inventory';
import { draftMember, memberOf } from '../rules/members';
import { no } from '../rules/reason';
import { cheerHolders, gainAction } from '../rules/turn';
import type { State } from '../state';
import type { Action } from './action';

/** Whether the seat can cheer for whose turn it is (SD-SPEC-04). */
export function whyNoCheer(state: State, seat: SeatId) {
  if (seat === state.actor) return no('CHEER_SELF');
  const holds = state.members.some((member) => member.seat === seat && countOf(member, 'sp-cheer') > 0);
  return holds ? null : no('NOT_OWNED');
}

export function cheerFor(play: SDPlay, seat: SeatId): void {
  const { actor } = play.state;
  if (!actor) return;
  discardCards(play, draftMember(play.state, seat), 'sp-cheer');
  play.tell({ type: 'cheered', seat, actor: memberOf(play.state, actor).seat });
  gainAction(play);
}

/** Another seat cheers without having been asked (5.1). */
export const cheer: Action<MoveOf<'CHEER'>> = {
  options: (state) => cheerHolders(state).map((seat) => ({ type: 'CHEER', seat })),
  why: (state, _, { seat }) => whyNoCheer(state, seat),
  take: (play, _, { seat }) => cheerFor(play, seat),
};
