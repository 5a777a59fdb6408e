/** What a team can do in its turns to come: points of its people, and turns that are left. */

import type { SeatId } from '../../kernel/types';
import { MOUTHS } from '../actions/feed';
import { peopleFor } from '../actions/feeding-need';
import { SURCHARGE } from '../actions/reclaim';
import { farmsOf, workedFarms } from '../rules/farms';
import { headcount } from '../rules/groups';
import { survivorsOf } from '../rules/supplies';
import { cardOf, teamOf } from '../rules/table';
import type { State, Tile } from '../state';

/** How many of a team can be fed at the start of its next turn. */
export function fedNextTurn(state: State, seat: SeatId): number {
  const income = farmsOf(state, seat).length + workedFarms(state, seat).length;
  return MOUTHS * (teamOf(state, seat).food + income);
}

/** Whether somebody would go hungry in the team's next turn, a newcomer among them. */
export function needsFood(state: State, seat: SeatId): boolean {
  return fedNextTurn(state, seat) < survivorsOf(state, seat) + 1;
}

/** Turns of a team after this one. */
export function turnsLeft({ round, options }: State): number {
  return Math.max(0, options.maxRounds - round);
}

/** Action points that a flag costs there. */
export function priceOf(tile: Tile): number {
  return (cardOf(tile)?.claim ?? 1) + (tile.owner === null ? 0 : SURCHARGE);
}

/** People of whom each has one point, and another one if there is food. */
export function payersFor(price: number, fed: number): number {
  return Math.max(Math.ceil(price / 2), price - fed);
}

/** People of other teams on a tile. */
export function guardsOf(tile: Tile, seat: SeatId): number {
  return tile.groups.reduce((sum, group) => sum + (group.seat === seat ? 0 : headcount(group.ap)), 0);
}

/**
 * People who are enough to take a tile that is not the team's own.
 * @param fed how many of them will have a second point
 */
export function enoughFor(tile: Tile, seat: SeatId, fed: number): number {
  const payers = payersFor(priceOf(tile), fed);
  if (tile.zombies > 0) return Math.max(payers, peopleFor(tile.zombies));
  const guards = tile.owner === null ? 0 : guardsOf(tile, seat);
  return guards > 0 ? Math.max(payers, guards + 1) : payers;
}
