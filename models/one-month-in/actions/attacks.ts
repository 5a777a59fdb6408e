/** Opening attacks on other teams: on arrival without more points, or from where one stands (OM-PVP-02, OM-PVP-03). */
import type { HexKey } from '../../kernel/hex';
import type { SeatId } from '../../kernel/types';
import type { Zone } from '../ids';
import type { MoveOf } from '../moves';
import { openAttack } from '../rules/attack';
import { addGroup, rivalsIn } from '../rules/groups';
import { firstOf, no } from '../rules/reason';
import { activeSeat, tileAt, tileOf } from '../rules/table';
import type { State } from '../state';
import type { Action } from './action';
import { ownAt, parties, readyGroups, takeOut, whyNobody } from './parties';

function stands(state: State, place: HexKey, zone: Zone, rival: SeatId): boolean {
  const tile = tileAt(state, place);
  return tile !== null && rivalsIn(tile, activeSeat(state), zone).includes(rival);
}

/** Whoever attacks again needs points for it, too (OM-PVP-12). */
export const attackHere: Action<MoveOf<'ATTACK_HERE'>> = {
  options: (state) =>
    readyGroups(state).flatMap(({ place, tile, zone, ap }) =>
      rivalsIn(tile, activeSeat(state), zone).flatMap((team) =>
        parties(ap).map((party) => ({ type: 'ATTACK_HERE' as const, tile: place, zone, team, ...party })),
      ),
    ),
  why: (state, { tile, zone, team, ...party }) =>
    firstOf(
      !stands(state, tile, zone, team) && no('NOBODY_TO_ATTACK'),
      whyNobody(ownAt(state, tile, zone), party),
    ),
  take(play, { tile, zone, team, k1, k2 }) {
    const ap = takeOut(play.state, tile, zone, { k1, k2 });
    addGroup(play.state, tile, { seat: activeSeat(play.state), zone, ap });
    openAttack(play, { tile, zone, defender: team, ap });
  },
};

/** All who just came attack together. */
export const attackOnArrival: Action<MoveOf<'ATTACK'>> = {
  options(state) {
    const { arrival } = state;
    if (!arrival) return [];
    const rivals = rivalsIn(tileOf(state, arrival.tile), activeSeat(state), arrival.zone);
    return rivals.map((team) => ({ type: 'ATTACK', team }));
  },
  why: (state, { team }) =>
    state.arrival && stands(state, state.arrival.tile, state.arrival.zone, team)
      ? null
      : no('NOBODY_TO_ATTACK'),
  take(play, { team }) {
    const { arrival } = play.state;
    if (!arrival) return;
    play.state.arrival = null;
    openAttack(play, { ...arrival, defender: team });
  },
};

/** They stay where they are, in peace (OM-MOVE-06). */
export const holdBack: Action<MoveOf<'HOLD_BACK'>> = {
  options: () => [{ type: 'HOLD_BACK' }],
  why: () => null,
  take(play) {
    const { arrival } = play.state;
    play.state.arrival = null;
    if (arrival) play.tell({ type: 'held-back', seat: activeSeat(play.state), tile: arrival.tile });
  },
};
