/** What is left in the supplies: everything that is nowhere on the table, so that who dies is back there (OM-FIGHT-06). */
import type { HexKey } from '../../kernel/hex';
import type { SeatId } from '../../kernel/types';
import { FENCES, FLAGS, FOOD, SURVIVORS, ZOMBIES } from '../content/supplies';
import type { State } from '../state';
import { standingOn } from './groups';
import { landOf, teamOf, tileOf } from './table';

const sum = <T>(list: readonly T[], of: (item: T) => number) =>
  list.reduce((total, item) => total + of(item), 0);

/** Survivors of a team on the board. */
export function survivorsOf(state: State, seat: SeatId): number {
  let count = 0;
  for (const place in state.tiles) count += standingOn(tileOf(state, place as HexKey), seat);
  return count;
}

export function survivorsLeft(state: State, seat: SeatId): number {
  return SURVIVORS - survivorsOf(state, seat);
}

/** A base needs no flag of its home team (OM-SETUP-06, OM-CLAIM-06). */
export function flagsLeft(state: State, seat: SeatId): number {
  const { home } = teamOf(state, seat);
  return FLAGS - landOf(state, seat).filter((place) => place !== home).length;
}

export function fencesLeft({ fences }: State, seat: SeatId): number {
  return FENCES - fences.filter((fence) => fence.seat === seat).length;
}

export function zombiesLeft({ tiles }: State): number {
  return ZOMBIES - sum(Object.values(tiles), ({ zombies }) => zombies);
}

export function foodLeft({ teams }: State): number {
  return FOOD - sum(teams, ({ food }) => food);
}
