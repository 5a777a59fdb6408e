/** Victory points, open to everybody at any time (OM-SCORE-06). Food, fences, loot and fog count nothing (OM-SCORE-04). */
import type { SeatId } from '../../kernel/types';
import type { State } from '../state';
import { survivorsOf } from './supplies';
import { cardOf, landOf, teamOf, tileOf } from './table';

export interface Points {
  /** One for each survivor on the board (OM-SCORE-01). */
  readonly survivors: number;
  /** One for every two cards in hand (OM-SCORE-02). */
  readonly salvage: number;
  /** The values of all tiles held, bases included (OM-SCORE-03). */
  readonly land: number;
  readonly total: number;
}

export function pointsOf(state: State, seat: SeatId): Points {
  const survivors = survivorsOf(state, seat);
  const salvage = Math.floor(teamOf(state, seat).salvage.length / 2);
  const land = landOf(state, seat).reduce(
    (sum, place) => sum + (cardOf(tileOf(state, place))?.value ?? 0),
    0,
  );
  return { survivors, salvage, land, total: survivors + salvage + land };
}

/** How far a team is ahead of its best rival; below zero when it is behind. */
export function leadOf(state: State, seat: SeatId): number {
  const rivals = state.teams.filter((team) => team.seat !== seat);
  const best = Math.max(...rivals.map((team) => pointsOf(state, team.seat).total));
  return pointsOf(state, seat).total - best;
}
