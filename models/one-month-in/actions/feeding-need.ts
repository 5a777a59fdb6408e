/** Where a second action point helps most (11.1, point 2). */
import { headcount } from '../rules/groups';
import { activeSeat } from '../rules/table';
import type { State } from '../state';
import type { Standing } from './parties';

/** So many go in against so many zombies. */
export function peopleFor(zombies: number): number {
  return Math.max(2, Math.ceil(0.85 * zombies) + 1);
}

/** The more, the sooner somebody there should be fed. */
export function feedingNeed(state: State, { tile, zone, ap }: Standing): number {
  const isReady = headcount(ap) >= peopleFor(tile.zombies);
  if (zone === 'outer') return isReady ? 4 : 1.2;
  if (zone === 'inner') return 3;
  return tile.owner === activeSeat(state) && tile.loot.length > 0 ? 2.5 : 1;
}
