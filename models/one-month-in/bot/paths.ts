/** Ways over the map: every border costs a point, and a rival's fence one more to tear it down. */
import type { HexKey } from '../../kernel/hex';
import type { SeatId } from '../../kernel/types';
import { rivalFence } from '../rules/fences';
import { placesAround } from '../rules/table';
import type { State } from '../state';

export interface Way {
  readonly length: number;
  /** The first tile on it. */
  readonly first: HexKey;
}

function step(state: State, seat: SeatId, from: HexKey, to: HexKey): number {
  return rivalFence(state, seat, from, to) ? 2 : 1;
}

/**
 * The shortest way from a tile to every other one.
 * @param firsts the tiles around the start; of equally long ways the one over the earliest of them is found
 */
export function waysFrom(
  state: State,
  seat: SeatId,
  start: HexKey,
  firsts = placesAround(state, start),
): ReadonlyMap<HexKey, Way> {
  const ways = new Map<HexKey, Way>();
  const open: { readonly place: HexKey; readonly way: Way | null }[] = [{ place: start, way: null }];
  for (let next = open.shift(); next; next = open.shift()) {
    const { place, way } = next;
    for (const to of way ? placesAround(state, place) : firsts) {
      const length = (way?.length ?? 0) + step(state, seat, place, to);
      if (to === start || length >= (ways.get(to)?.length ?? Number.POSITIVE_INFINITY)) continue;
      const found = { length, first: way?.first ?? to };
      ways.set(to, found);
      open.push({ place: to, way: found });
    }
  }
  return ways;
}
