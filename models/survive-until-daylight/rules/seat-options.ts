/** What a seat wants to be asked (specification 5.1); may be changed at any time. */
import type { Reason } from '../../kernel/types';
import type { MoveOf } from '../moves';
import type { SDPlay } from '../play';
import type { State } from '../state';
import { draftMember } from './members';
import { no } from './reason';

type SetOption = MoveOf<'SET_SEAT_OPTION'>;

export function whyNoSeatOption(state: State, { seat }: SetOption): Reason | null {
  return state.members.some((member) => member.seat === seat) ? null : no('PICK_TAKEN');
}

/** Sets what is named and leaves the rest. */
export function setSeatOption(play: SDPlay, move: SetOption): void {
  const member = draftMember(play.state, move.seat);
  member.luckyAsk = move.luckyAsk ?? member.luckyAsk;
  member.autoKeep = move.autoKeep ?? member.autoKeep;
  const { seat, luckyAsk, autoKeep } = member;
  play.tell({ type: 'option-set', seat, luckyAsk, autoKeep });
}
