/** The curtain and the mulligan (OD-PRIV-03, OD-SETUP-04). */
import type { MoveOf } from '../moves';
import { keepable, keep as keepCards, mulliganSide, whyNotKeep } from '../rules/opening';
import { survivorOf } from '../rules/table';
import type { Player, State } from '../state';
import type { Action } from './action';

/** Who takes up their cards: for the mulligan, or for a Survivor Phase. */
export function comingUp(state: State): Player {
  return state.round === 0 ? state.players[mulliganSide(state)] : survivorOf(state);
}

export const ready: Action<MoveOf<'READY'>> = {
  options: () => [{ type: 'READY' }],
  why: () => null,
  take: ({ state, tell }) => tell({ type: 'ready', seat: comingUp(state).seat }),
};

export const keep: Action<MoveOf<'KEEP'>> = {
  options: (state) => keepable(state.players[mulliganSide(state)]).map((cards) => ({ type: 'KEEP', cards })),
  why: (state, { cards }) => whyNotKeep(state, cards),
  take: (play, { cards }) => keepCards(play, cards),
};
