/** Fences go up during set-up and for salvage, and come down for a point (6.8). */
import type { BorderKey, HexKey } from '../../kernel/hex';
import type { Reason } from '../../kernel/types';
import type { MoveOf } from '../moves';
import {
  areNeighbours,
  edgeBetween,
  endsOf,
  fenceOn,
  freeEdgesOf,
  putFence,
  removeFence,
  rivalFence,
} from '../rules/fences';
import { spendSalvage, whyNoSalvage } from '../rules/gear';
import { standingOn } from '../rules/groups';
import { firstOf, no } from '../rules/reason';
import { askNextFence, fencesPlaced } from '../rules/setup-fences';
import { fencesLeft } from '../rules/supplies';
import { activeSeat, activeTeam, places, placesAround, tileOf } from '../rules/table';
import type { State } from '../state';
import type { Action } from './action';
import { whyNotNextTo } from './move';
import { ownAt, payers, payOne, readyGroups, whyNoPayer } from './parties';

/** One fence at most on a border, and none at the rim of the city (OM-FENCE-01). */
function whyNoBorder(state: State, edge: BorderKey): Reason | null {
  return firstOf(
    fenceOn(state, edge) !== null && no('BORDER_TAKEN'),
    endsOf(state, edge) === null && no('NO_SUCH_BORDER'),
  );
}

/** On a border of the own base (OM-SETUP-08). */
export const placeFence: Action<MoveOf<'PLACE_SETUP_FENCE'>> = {
  options(state) {
    const { home } = activeTeam(state);
    const edges = home ? freeEdgesOf(state, home) : [];
    return edges.map((edge) => ({ type: 'PLACE_SETUP_FENCE', edge }));
  },
  why(state, { edge }) {
    const { home } = activeTeam(state);
    const touches = home !== null && endsOf(state, edge)?.includes(home);
    return firstOf(
      fencesPlaced(state) && no('SETUP_FENCES_DONE'),
      whyNoBorder(state, edge),
      !touches && no('SETUP_OWN_BASE_ONLY'),
    );
  },
  take(play, { edge }) {
    const seat = activeSeat(play.state);
    putFence(play, seat, edge);
    play.tell({ type: 'setup-fence', seat, edge });
    play.state.fencesAsked += 1;
    askNextFence(play);
  },
};

/** Land of the team, or a tile with somebody of it (OM-FENCE-03). */
function isBeside(state: State, place: HexKey): boolean {
  const [tile, seat] = [tileOf(state, place), activeSeat(state)];
  return tile.owner === seat || standingOn(tile, seat) > 0;
}

function whyNoFence(state: State): Reason | null {
  return firstOf(whyNoSalvage(state), fencesLeft(state, activeSeat(state)) === 0 && no('NO_FENCE_LEFT'));
}

export const buildFence: Action<MoveOf<'BUILD_FENCE'>> = {
  options(state) {
    if (whyNoFence(state)) return [];
    const beside = places(state).filter((place) => isBeside(state, place));
    const edges = new Set(beside.flatMap((place) => freeEdgesOf(state, place)));
    return [...edges].map((edge) => ({ type: 'BUILD_FENCE', edge }));
  },
  why(state, { edge }) {
    const ends = endsOf(state, edge) ?? [];
    const isOurs = ends.some((place) => isBeside(state, place));
    return firstOf(whyNoFence(state), whyNoBorder(state, edge), !isOurs && no('NOT_YOUR_BORDER'));
  },
  take(play, { edge }) {
    const seat = activeSeat(play.state);
    spendSalvage(play, seat);
    putFence(play, seat, edge);
    play.tell({ type: 'fence-built', seat, edge });
  },
};

/** A rival's fence on a border of the tile where one stands, not from inside (OM-FENCE-05); never one's own (OM-FENCE-06). */
export const tearDown: Action<MoveOf<'TEAR_DOWN'>> = {
  options: (state) =>
    readyGroups(state)
      .filter(({ zone }) => zone !== 'inner')
      .flatMap(({ place, zone, ap }) =>
        placesAround(state, place)
          .filter((toward) => rivalFence(state, activeSeat(state), place, toward) !== null)
          .flatMap((toward) =>
            payers(ap).map((payFrom) => ({
              type: 'TEAR_DOWN' as const,
              tile: place,
              zone,
              toward,
              payFrom,
            })),
          ),
      ),
  why(state, { tile, zone, toward, payFrom }) {
    const stands = areNeighbours(tile, toward) && rivalFence(state, activeSeat(state), tile, toward);
    return firstOf(
      whyNotNextTo(state, tile, toward),
      zone === 'inner' && no('INSIDE_FIRST_STEP_OUT'),
      !stands && no('NO_FENCE_THERE'),
      whyNoPayer(ownAt(state, tile, zone), payFrom),
    );
  },
  take(play, { tile, zone, toward, payFrom }) {
    const { state } = play;
    const edge = edgeBetween(tile, toward);
    const owner = fenceOn(state, edge)?.seat ?? activeSeat(state);
    payOne(state, tile, zone, payFrom);
    removeFence(play, edge);
    play.tell({ type: 'fence-torn-down', seat: activeSeat(state), owner, edge });
  },
};
