/** What a person may do whatever the engine waits for: say what to be asked, and give up (OD-PRIV-05, OD-WIN-04). */
import type { StandingMoves } from '../kernel/decisions';
import type { Reason, SeatId } from '../kernel/types';
import type { Move } from './moves';
import type { ODPlay } from './play';
import { endGame } from './rules/end';
import { no } from './rules/reason';
import { sideOf } from './rules/table';
import type { State } from './state';

function whyNoPerson({ seats }: State, seat: SeatId): Reason | null {
  const isPerson = seats.some(({ id, controller }) => id === seat && controller.kind === 'human');
  return isPerson ? null : no('badChoice');
}

export const STANDING = {
  CONCEDE: {
    makers: (_state, { seat }) => [seat],
    why: (state, { seat }) => whyNoPerson(state, seat),
    take: (play, { seat }) => endGame(play, sideOf(play.state, seat), 'concede'),
  },
  AUTO_PASS: {
    makers: (_state, { seat }) => [seat],
    why: (state, { seat }) => whyNoPerson(state, seat),
    take({ state, tell }, { seat, settings }) {
      state.players[sideOf(state, seat)].autoPass = settings;
      tell({ type: 'auto-pass-set', seat, settings });
    },
  },
} satisfies StandingMoves<State, ODPlay, Move>;
