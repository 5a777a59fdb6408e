/** The usual picks of the set-up (section 4.1). */
import type { SeatId } from '../../kernel/types';
import { RUNNERS } from '../content/runners';
import { RUNNER_IDS, type RunnerId } from '../ids';
import type { Move } from '../moves';
import { nextWithoutGear, nextWithoutWeapon, runnersOfSeat, runnersPerSeat } from '../rules/setup-queries';
import type { State } from '../state';

const NEVER = Number.NEGATIVE_INFINITY;

/** The Runner of the seat's own number first, then round the table. */
function turnsFrom(state: State, seat: SeatId, runner: RunnerId): number {
  const own = state.seats.findIndex(({ id }) => id === seat);
  return (RUNNER_IDS.indexOf(runner) - own + RUNNER_IDS.length) % RUNNER_IDS.length;
}

/** A bot picks for its own seat only, and confirms once it has all its Runners. */
export function scoreRunners(state: State, seat: SeatId): (move: Move) => number {
  const complete = runnersOfSeat(state, seat).length >= runnersPerSeat(state);
  return (move) => {
    if (move.type === 'CONFIRM') return complete ? 10 : 0;
    if (move.type !== 'PICK_RUNNER' || move.seat !== seat) return NEVER;
    return -turnsFrom(state, seat, move.runnerId);
  };
}

/** The set that goes with the Runner; any other one if that is taken. */
export function scoreGearSet(state: State): (move: Move) => number {
  const next = nextWithoutGear(state);
  return (move) => (move.type === 'PICK_GEAR' && next && RUNNERS[next.id].gear === move.setId ? 1 : 0);
}

export function scoreWeapon(state: State): (move: Move) => number {
  const next = nextWithoutWeapon(state);
  return (move) => (move.type === 'PICK_WEAPON' && next && RUNNERS[next.id].weapon === move.weaponId ? 1 : 0);
}
