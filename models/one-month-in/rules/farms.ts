/** Farms (6.7): one food each turn, two when they are worked (OM-FARM-02, OM-FARM-03). */
import type { SeatId } from '../../kernel/types';
import type { OMPlay } from '../play';
import type { State, Tile } from '../state';
import { foodLeft } from './supplies';
import { cardOf, changeTile, draftTeam, landOf, tileOf } from './table';

/** So many worked farms end the game (OM-END-02). */
export const FARMS_TO_END = 5;

export function isFarm(tile: Tile): boolean {
  return cardOf(tile)?.kind === 'farm';
}

/** Farms of a team. */
export function farmsOf(state: State, seat: SeatId) {
  return landOf(state, seat).filter((place) => isFarm(tileOf(state, place)));
}

export function workedFarms(state: State, seat: SeatId) {
  return farmsOf(state, seat).filter((place) => tileOf(state, place).worked);
}

/** What the farms bring, as far as the supply goes (OM-FEED-04, OM-FARM-06); then the markers go (OM-FARM-05). */
export function takeIncome(play: OMPlay, seat: SeatId): void {
  const { state } = play;
  const worked = workedFarms(state, seat);
  const food = Math.min(farmsOf(state, seat).length + worked.length, foodLeft(state));
  if (food > 0) {
    draftTeam(state, seat).food += food;
    play.tell({ type: 'income', seat, food });
  }
  for (const place of worked) changeTile(state, place, { worked: false });
}
