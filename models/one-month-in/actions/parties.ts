/** Who can be chosen for something: survivors of the active team, by place and action points. */
import type { HexKey } from '../../kernel/hex';
import type { Reason } from '../../kernel/types';
import type { Zone } from '../ids';
import type { ApClass } from '../moves';
import type { DraftState } from '../play';
import { groupAt, has, NOBODY, paid, pointsIn, setGroup, takeGroup } from '../rules/groups';
import { no } from '../rules/reason';
import { activeSeat, places, tileAt, tileOf } from '../rules/table';
import type { Ap, State, Tile } from '../state';

export interface Standing {
  readonly place: HexKey;
  readonly tile: Tile;
  readonly zone: Zone;
  readonly ap: Ap;
}

/** Groups of the active team that have an action point left. */
export function readyGroups(state: State): readonly Standing[] {
  const seat = activeSeat(state);
  const ready: Standing[] = [];
  for (const place of places(state)) {
    const tile = tileOf(state, place);
    for (const group of tile.groups)
      if (group.seat === seat && pointsIn(group.ap) > 0)
        ready.push({ place, tile, zone: group.zone, ap: group.ap });
  }
  return ready;
}

/** How many with 1 and with 2 points: all pairs but nobody. Never more than 120, for a team has 20 survivors. */
export function parties([, one, two]: Ap): readonly { readonly k1: number; readonly k2: number }[] {
  return Array.from({ length: two + 1 }, (_, k2) => Array.from({ length: one + 1 }, (__, k1) => ({ k1, k2 })))
    .flat()
    .slice(1);
}

/** The classes of survivors of whom one can pay a point. */
export function payers([, one, two]: Ap): readonly ApClass[] {
  return [...(one > 0 ? ([1] as const) : []), ...(two > 0 ? ([2] as const) : [])];
}

/** The active team's survivors in a zone; nobody where there is no tile. */
export function ownAt(state: State, place: HexKey, zone: Zone): Ap {
  const tile = tileAt(state, place);
  return tile ? groupAt(tile, activeSeat(state), zone) : NOBODY;
}

/** `NO_AP` also where those who are named are not there. */
export function whyNobody(ap: Ap, { k1, k2 }: { readonly k1: number; readonly k2: number }): Reason | null {
  return has(ap, k1, k2) ? null : no('NO_AP');
}

export function whyNoPayer(ap: Ap, payFrom: ApClass): Reason | null {
  return ap[payFrom] > 0 ? null : no('NO_AP');
}

/** One survivor in a zone pays a point and stays. */
export function payOne(state: DraftState, place: HexKey, zone: Zone, payFrom: ApClass): void {
  const ap: [number, number, number] = [...ownAt(state, place, zone)];
  ap[payFrom] -= 1;
  ap[payFrom === 1 ? 0 : 1] += 1;
  setGroup(state, place, { seat: activeSeat(state), zone, ap });
}

/** So many leave a zone and have paid a point each. @returns them */
export function takeOut(
  state: DraftState,
  place: HexKey,
  zone: Zone,
  { k1, k2 }: { readonly k1: number; readonly k2: number },
): Ap {
  takeGroup(state, place, { seat: activeSeat(state), zone, ap: [0, k1, k2] });
  return paid(k1, k2);
}
