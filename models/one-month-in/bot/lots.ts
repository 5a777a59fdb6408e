/** Which of equally good things a bot takes: one by lot, and no side of a map before another. */
import type { HexKey } from '../../kernel/hex';
import type { State } from '../state';
import { spread, turnName } from './noise';

/** The lot of a place, from -1 to 1; the highest is taken. */
export type Lots = (place: HexKey) => number;

/** Other lots in every turn and for every seat. They come from what lies open, so that no seat and no side is favoured. */
export function lotsOf(state: State): Lots {
  let turn: string | null = null;
  return (place) => {
    turn ??= turnName(state);
    return spread(`${turn} lot ${place}`);
  };
}

/** The places in the order of their lots. */
export function byLot(places: readonly HexKey[], lots: Lots): readonly HexKey[] {
  return places
    .map((place) => ({ place, lot: lots(place) }))
    .toSorted((one, other) => other.lot - one.lot)
    .map(({ place }) => place);
}

interface Weighed {
  readonly place: HexKey;
  readonly worth: number;
}

/** The place that is worth the most, if any is worth more than `least`; of equals the one with the highest lot. */
export function bestPlace(
  places: Iterable<HexKey>,
  worthOf: (place: HexKey) => number,
  least: number,
  lots: Lots,
): Weighed | null {
  let best: Weighed | null = null;
  for (const place of places) {
    const worth = worthOf(place);
    if (worth <= least || (best && worth < best.worth)) continue;
    if (!best || worth > best.worth || lots(place) > lots(best.place)) best = { place, worth };
  }
  return best;
}
