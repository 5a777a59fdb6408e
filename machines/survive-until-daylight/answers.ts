/** What the chart can be answered with: its decisions, and a seat's wishes, which may change at any time (5.1). */
import { DECISIONS } from '../../models/survive-until-daylight/decisions';
import type { Move } from '../../models/survive-until-daylight/moves';
import type { SDPlay } from '../../models/survive-until-daylight/play';
import { NOT_YOUR_TURN } from '../../models/survive-until-daylight/rules/reason';
import { setSeatOption, whyNoSeatOption } from '../../models/survive-until-daylight/rules/seat-options';
import type { State } from '../../models/survive-until-daylight/state';

const seatOption = {
  why: (state: State, move: Move) =>
    move.type === 'SET_SEAT_OPTION' ? whyNoSeatOption(state, move) : NOT_YOUR_TURN,
  take(play: SDPlay, move: Move): void {
    if (move.type === 'SET_SEAT_OPTION') setSeatOption(play, move);
  },
};

export const ANSWERS = { ...DECISIONS, seatOption };

export type AnswerId = keyof typeof ANSWERS;
