/** Who can come to a zone and attack there before a team's next turn (specification 10.3, "Move"). */
import { distance, type HexKey, hexOf } from '../../kernel/hex';
import type { SeatId } from '../../kernel/types';
import { waysFrom } from '../bot/paths';
import type { Zone } from '../ids';
import { farmsOf } from '../rules/farms';
import { places, teamOf, tileOf } from '../rules/table';
import type { State } from '../state';

/** Points that the survivors of a team can spend in its next turn: two, if one of its food or of its farms feeds them. */
function pointsNextTurn(state: State, seat: SeatId): 1 | 2 {
  return teamOf(state, seat).food > 0 || farmsOf(state, seat).length > 0 ? 2 : 1;
}

/**
 * Points from a zone to another one: each border, each step in or out, each fence to tear down, and one to attack where one
 * stands already (OM-PVP-03).
 */
function costOf(state: State, seat: SeatId, from: HexKey, zone: Zone, to: HexKey, target: Zone): number {
  const door = Number(target === 'inner');
  if (from === to) return 1;
  const way = waysFrom(state, seat, from).get(to);
  return way ? Number(zone === 'inner') + way.length + door : Number.POSITIVE_INFINITY;
}

function canReach(state: State, seat: SeatId, place: HexKey, target: Zone): boolean {
  const points = pointsNextTurn(state, seat);
  const near = places(state).filter((from) => distance(hexOf(from), hexOf(place)) <= points);
  return near.some((from) =>
    tileOf(state, from).groups.some(
      (group) => group.seat === seat && costOf(state, seat, from, group.zone, place, target) <= points,
    ),
  );
}

/** The rivals of a team who could attack in this zone before its next turn, in the order of turns. */
export function whoCanReach(state: State, seat: SeatId, place: HexKey, target: Zone): readonly SeatId[] {
  return state.teams
    .map((team) => team.seat)
    .filter((rival) => rival !== seat && canReach(state, rival, place, target));
}
