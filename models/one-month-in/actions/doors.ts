/** Into the building and out of it (OM-MOVE-07, OM-MOVE-08). */
import type { Zone } from '../ids';
import type { MoveOf } from '../moves';
import type { OMPlay } from '../play';
import { startFight } from '../rules/fight';
import { firstOf, no } from '../rules/reason';
import { activeSeat, tileAt, tileOf } from '../rules/table';
import { arrive } from '../rules/walk';
import type { State } from '../state';
import type { Action } from './action';
import { ownAt, parties, readyGroups, takeOut, whyNobody } from './parties';

type Door = 'ENTER' | 'EXIT';

const WAYS: Readonly<Record<Door, { readonly from: Zone; readonly to: Zone }>> = {
  ENTER: { from: 'outer', to: 'inner' },
  EXIT: { from: 'inner', to: 'outer' },
};

function options<D extends Door>(state: State, type: D) {
  return readyGroups(state)
    .filter(({ zone }) => zone === WAYS[type].from)
    .flatMap(({ place, ap }) => parties(ap).map((party) => ({ type, tile: place, ...party })));
}

function why(state: State, { type, tile, ...party }: MoveOf<Door>) {
  const isWhole = tileAt(state, tile)?.status === 'held';
  return firstOf(
    tileAt(state, tile) === null && no('OFF_MAP'),
    isWhole && no('NOT_A_BUILDING_YOU_CAN_ENTER'),
    whyNobody(ownAt(state, tile, WAYS[type].from), party),
  );
}

function go(play: OMPlay, { type, tile, k1, k2 }: MoveOf<Door>): void {
  const { from, to } = WAYS[type];
  const ap = takeOut(play.state, tile, from, { k1, k2 });
  const seat = activeSeat(play.state);
  const { zombies } = tileOf(play.state, tile);
  const went = { seat, tile, count: k1 + k2 };
  play.tell(type === 'ENTER' ? { type: 'went-inside', ...went, zombies } : { type: 'went-outside', ...went });
  arrive(play, tile, to, ap);
}

/** With zombies inside the fight begins at once; nobody joins it later (OM-MOVE-07). */
export const enter: Action<MoveOf<'ENTER'>> = {
  options: (state) => options(state, 'ENTER'),
  why,
  take(play, move) {
    go(play, move);
    if (tileOf(play.state, move.tile).zombies > 0) startFight(play, move.tile);
  },
};

export const exit: Action<MoveOf<'EXIT'>> = { options: (state) => options(state, 'EXIT'), why, take: go };
