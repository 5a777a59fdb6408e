/** How far the set-up has come (specification 4.1). */
import type { SeatId } from '../../kernel/types';
import type { Runner, State } from '../state';

/** Runners that one seat plays: one each, or what the options say for a single seat. */
export function runnersPerSeat(state: State): number {
  return state.seats.length === 1 ? state.options.soloRunners : 1;
}

export function runnersOfSeat(state: State, seat: SeatId): readonly Runner[] {
  return state.runners.filter((runner) => runner.seat === seat);
}

/** Seats that still lack a Runner, in seat order. */
export function seatsWithoutPick(state: State): readonly SeatId[] {
  return state.seats
    .map((seat) => seat.id)
    .filter((seat) => runnersOfSeat(state, seat).length < runnersPerSeat(state));
}

export function everybodyPicked(state: State): boolean {
  return seatsWithoutPick(state).length === 0;
}

/** The Runner whose seat picks the next Gear set; null when all have one. */
export function nextWithoutGear(state: State): Runner | null {
  return state.runners.find((runner) => runner.gearSet === null) ?? null;
}

export function gearPicked(state: State): boolean {
  return nextWithoutGear(state) === null;
}

/** The Runner whose seat picks the next starting Weapon; null when all have one. */
export function nextWithoutWeapon(state: State): Runner | null {
  return state.runners.find((runner) => runner.weapon === null) ?? null;
}

export function weaponsPicked(state: State): boolean {
  return nextWithoutWeapon(state) === null;
}

/** Whether everybody at the screen has read the first card. */
export function introAcknowledged(state: State): boolean {
  return state.scenario.acks.length === 0;
}
