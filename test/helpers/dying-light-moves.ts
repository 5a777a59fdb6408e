/** A Runner on turn, and Moves written short. */
import type { DieId, ZoneId } from '../../models/dying-light/ids';
import type { MoveAction, MoveKind } from '../../models/dying-light/moves';
import { movePayments } from '../../models/dying-light/rules/move-payments';
import type { Runner, State } from '../../models/dying-light/state';
import { type BoardPlan, board } from './dying-light';

/** The first Runner of a board. */
export function firstRunner(state: State): Runner {
  const [runner] = state.runners;
  if (!runner) throw new Error('Nobody is on this board.');
  return runner;
}

/** A board on which the first Runner is active. */
export function onTurn(plan: BoardPlan): State {
  const state = board(plan);
  return { ...state, active: firstRunner(state).id };
}

/** A Move paid with these dice; no Boost is used unless `more` says so. */
export function aMove(
  kind: MoveKind,
  to: ZoneId,
  dice: readonly DieId[],
  more: Partial<MoveAction> = {},
): MoveAction {
  return { type: 'MOVE', kind, to, dice, boosts: [], gearBoosts: [], push: [], ...more };
}

/** The Move with its cheapest payment. */
export function cheapest(state: State, kind: MoveKind, to: ZoneId): MoveAction {
  const [move] = movePayments(state, firstRunner(state), kind, to);
  if (!move) throw new Error(`Nothing in the pool pays for a ${kind} to ${to}.`);
  return move;
}
