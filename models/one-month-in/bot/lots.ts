/** Which of equally good places a bot takes: one by lot, and no side of a symmetrical map before another. */
import { distance, type HexKey, hexOf } from '../../kernel/hex';
import type { SeatId } from '../../kernel/types';
import type { State } from '../state';
import { spread } from './noise';

/** How far a place lies from the own base and from those of the rivals, the nearest first: the same for places that mirror each other. */
function lieOf({ teams }: State, seat: SeatId, place: HexKey): string {
  const hex = hexOf(place);
  const far = (isOwn: boolean) =>
    teams.flatMap((team) =>
      team.home && (team.seat === seat) === isOwn ? distance(hex, hexOf(team.home)) : [],
    );
  return [...far(true), ...far(false).toSorted((one, other) => one - other)].join();
}

/** Another lot in every round; it depends on nothing that tells seats apart. */
export function lotOf(state: State, seat: SeatId, place: HexKey): number {
  return spread(`${state.round} ${lieOf(state, seat, place)}`);
}
