/** What a seat may do whatever the engine waits for: say what it wants to be asked (5.1). */
import type { StandingMoves } from '../kernel/decisions';
import type { Move } from './moves';
import type { SDPlay } from './play';
import { setSeatOption, whyNoSeatOption } from './rules/seat-options';
import type { State } from './state';

export const STANDING = {
  SET_SEAT_OPTION: {
    makers: (_state, { seat }) => [seat],
    why: whyNoSeatOption,
    take: setSeatOption,
  },
} satisfies StandingMoves<State, SDPlay, Move>;
