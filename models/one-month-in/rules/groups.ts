/** Survivors in zones, counted by the action points they have left. */
import type { HexKey } from '../../kernel/hex';
import type { SeatId } from '../../kernel/types';
import { ZONES, type Zone } from '../ids';
import type { DraftState } from '../play';
import type { Ap, Group, Tile } from '../state';
import { changeTile, tileOf } from './table';

export const NOBODY: Ap = [0, 0, 0];

export function headcount([none, one, two]: Ap): number {
  return none + one + two;
}

/** Action points that they have together. */
export function pointsIn([, one, two]: Ap): number {
  return one + 2 * two;
}

export function plus(one: Ap, other: Ap): Ap {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}

export function minus(one: Ap, other: Ap): Ap {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
}

/** Whether that many with 1 and with 2 points are there, and anybody is meant. */
export function has(ap: Ap, k1: number, k2: number): boolean {
  return k1 + k2 > 0 && ap[1] >= k1 && ap[2] >= k2;
}

/** What those are who have paid 1 point. */
export function paid(k1: number, k2: number): Ap {
  return [k1, k2, 0];
}

/** Those who are left when so many have died: who has the fewest points dies first (OM-FIGHT-05). */
export function withoutCasualties(ap: Ap, deaths: number): Ap {
  let left = deaths;
  const [none = 0, one = 0, two = 0] = ap.map((count) => {
    const dead = Math.min(count, left);
    left -= dead;
    return count - dead;
  });
  return [none, one, two];
}

/** A team's survivors in a zone. */
export function groupAt({ groups }: Pick<Tile, 'groups'>, seat: SeatId, zone: Zone): Ap {
  return groups.find((group) => group.seat === seat && group.zone === zone)?.ap ?? NOBODY;
}

/** All survivors of a team on a tile. */
export function standingOn({ groups }: Tile, seat: SeatId): number {
  let sum = 0;
  for (const group of groups) if (group.seat === seat) sum += headcount(group.ap);
  return sum;
}

/** Other teams in a zone. */
export function rivalsIn({ groups }: Tile, seat: SeatId, zone: Zone): readonly SeatId[] {
  return groups.filter((group) => group.zone === zone && group.seat !== seat).map((group) => group.seat);
}

function inOrder(one: Group, other: Group): number {
  const byZone = ZONES.indexOf(one.zone) - ZONES.indexOf(other.zone);
  return byZone || (one.seat < other.seat ? -1 : 1);
}

/** The groups of a tile with exactly these survivors of a team in a zone. */
function withGroup(groups: readonly Group[], { seat, zone, ap }: Group): readonly Group[] {
  const others = groups.filter((group) => group.seat !== seat || group.zone !== zone);
  return headcount(ap) > 0 ? [...others, { seat, zone, ap }].sort(inOrder) : others;
}

/** Puts exactly these survivors of a team into a zone. */
export function setGroup(state: DraftState, place: HexKey, group: Group): void {
  changeTile(state, place, { groups: withGroup(tileOf(state, place).groups, group) });
}

export function addGroup(state: DraftState, place: HexKey, { seat, zone, ap }: Group): void {
  const there = groupAt(tileOf(state, place), seat, zone);
  setGroup(state, place, { seat, zone, ap: plus(there, ap) });
}

export function takeGroup(state: DraftState, place: HexKey, { seat, zone, ap }: Group): void {
  const there = groupAt(tileOf(state, place), seat, zone);
  setGroup(state, place, { seat, zone, ap: minus(there, ap) });
}

/** Groups that all come to stand in one zone (OM-MOVE-11). Action points stay as they are. */
export function gathered(groups: readonly Group[], zone: Zone): readonly Group[] {
  return groups.reduce<readonly Group[]>((all, { seat, ap }) => {
    const there = groupAt({ groups: all }, seat, zone);
    return withGroup(all, { seat, zone, ap: plus(there, ap) });
  }, []);
}
