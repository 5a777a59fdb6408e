/** Who has to decide (DL-GOLD-02). */
import type { Seat, SeatId } from '../../kernel/types';
import type { AreaId, RunnerId } from '../ids';
import type { State } from '../state';
import { runnersIn } from './runners';

/** Everybody who sits at the screen, in seat order. */
export function humanSeats(state: State): readonly SeatId[] {
  return state.seats.filter(isHuman).map((seat) => seat.id);
}

function isHuman(seat: Seat): boolean {
  return seat.controller.kind === 'human';
}

function involvedSeats(state: State, runners: readonly RunnerId[]): readonly Seat[] {
  const owners = state.runners.filter((runner) => runners.includes(runner.id)).map((runner) => runner.seat);
  return state.seats.filter((seat) => owners.includes(seat.id));
}

/**
 * The seats that a choice of the whole group is offered to (DL-GOLD-02). As soon as one person is involved every
 * person may make it, the involved ones first; among bots the one of the lowest involved seat does.
 * @param involved the Runners concerned; all when left out or empty
 */
export function groupSeats(state: State, involved: readonly RunnerId[] = []): readonly SeatId[] {
  const concerned = involvedSeats(state, involved);
  const seats = concerned.length > 0 ? concerned : state.seats;
  const people = seats.filter(isHuman).map((seat) => seat.id);
  if (people.length > 0) return [...people, ...humanSeats(state).filter((seat) => !people.includes(seat))];
  return seats.slice(0, 1).map((seat) => seat.id);
}

/** The same for a choice about one Area: the Runners there are involved, all if there is none (DL-GOLD-02). */
export function groupSeatsAt(state: State, area: AreaId | undefined): readonly SeatId[] {
  return groupSeats(state, area ? runnersIn(state, area).map((runner) => runner.id) : []);
}
