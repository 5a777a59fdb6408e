import type { HexKey } from '../../kernel/hex';
import type { Reason } from '../../kernel/types';
import type { MoveOf } from '../moves';
import { areNeighbours, rivalFence } from '../rules/fences';
import { firstOf, no } from '../rules/reason';
import { activeSeat, placesAround, teamName, tileAt } from '../rules/table';
import { walkTo } from '../rules/walk';
import type { State } from '../state';
import type { Action } from './action';
import { ownAt, parties, readyGroups, takeOut, whyNobody } from './parties';

/** A border that nobody of the active team crosses while the fence stands (OM-FENCE-04). */
export function whyFenced(state: State, from: HexKey, to: HexKey): Reason | null {
  const fence = areNeighbours(from, to) ? rivalFence(state, activeSeat(state), from, to) : null;
  return fence ? no('FENCE_IN_THE_WAY', { team: teamName(state, fence.seat) }) : null;
}

/** One tile at a time, and over no edge of the city. */
export function whyNotNextTo(state: State, from: HexKey, to: HexKey): Reason | null {
  return firstOf(!areNeighbours(from, to) && no('NOT_ADJACENT'), tileAt(state, to) === null && no('OFF_MAP'));
}

/** Any number of one zone walk to a neighbouring tile (OM-MOVE-02, OM-MOVE-04); back and forth, if they like (E41). */
export const move: Action<MoveOf<'MOVE'>> = {
  options: (state) =>
    readyGroups(state)
      .filter(({ zone }) => zone !== 'inner')
      .flatMap(({ place, zone, ap }) =>
        placesAround(state, place)
          .filter((to) => whyFenced(state, place, to) === null)
          .flatMap((to) =>
            parties(ap).map((party) => ({ type: 'MOVE' as const, from: place, zone, to, ...party })),
          ),
      ),
  why: (state, { from, zone, to, ...party }) =>
    firstOf(
      whyNotNextTo(state, from, to),
      zone === 'inner' && no('INSIDE_FIRST_STEP_OUT'),
      whyFenced(state, from, to),
      whyNobody(ownAt(state, from, zone), party),
    ),
  take(play, { from, zone, to, k1, k2 }) {
    const ap = takeOut(play.state, from, zone, { k1, k2 });
    play.tell({ type: 'moved', seat: activeSeat(play.state), from, to, count: k1 + k2 });
    walkTo(play, to, ap);
  },
};
