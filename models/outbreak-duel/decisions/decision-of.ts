/** How decisions are put together from what can be done at them. */
import { NOT_YOUR_TURN } from '../../kernel/decisions';
import type { Reason } from '../../kernel/types';
import type { Action } from '../actions/action';
import type { Move, MoveOf, MoveType } from '../moves';
import type { Decision } from '../play';
import { no } from '../rules/reason';
import type { Player, State } from '../state';

/** An action for each type of move. */
export type Actions = { readonly [Type in MoveType]?: Action<MoveOf<Type>> };

/** What S does in the Survivor Phase only. */
const MAIN_MOVES: readonly MoveType[] = ['ATTACK', 'PLAY', 'EVENT', 'USE_ITEM', 'USE_ABILITY', 'LOOT'];
/** What would let a zombie stand still. */
const HOLDING_BACK: readonly MoveType[] = ['END_SPAWN', 'END_ABILITIES', 'PASS'];

/** Why a move of another decision is refused. */
function untimely(where: 'main' | 'window' | 'attackers' | 'other', state: State, { type }: Move): Reason {
  if (type === 'KEEP' && state.round > 0) return no('mulliganUsed');
  if (where === 'main' && type === 'REACT') return no('reactOnly');
  if (where === 'window' && MAIN_MOVES.includes(type)) return no('notInWindow');
  if (where === 'attackers' && HOLDING_BACK.includes(type)) return no('mustAttack');
  return { id: NOT_YOUR_TURN, params: {} };
}

interface Parts {
  readonly who: (state: State) => Player;
  readonly actions: Actions;
  readonly where?: Parameters<typeof untimely>[0];
  /** Taken by the engine when nothing is left to choose (section 5). */
  readonly forceable?: boolean;
}

/** @param actions in the order in which their moves are offered */
export function decisionOf({ who, actions, where = 'other', forceable = false }: Parts): Decision {
  const byType = actions as Readonly<Record<string, Action<Move> | undefined>>;
  const offered = Object.values(byType).filter((action) => action !== undefined);
  const actionFor = ({ type }: Move) => (Object.hasOwn(byType, type) ? byType[type] : undefined);
  return {
    forceable: () => forceable,
    who: (state) => [who(state).seat],
    options: (state) => offered.flatMap((action) => action.options(state)),
    why(state, move) {
      const action = actionFor(move);
      return action ? action.why(state, move) : untimely(where, state, move);
    },
    take: (play, move) => actionFor(move)?.take(play, move),
  };
}

/** A decision of the game's course: while an effect asks something, nothing else can be done. */
export function whenSettled(decision: Decision): Decision {
  return {
    ...decision,
    why: (state, move) =>
      state.stack.length > 0 ? { id: NOT_YOUR_TURN, params: {} } : decision.why(state, move),
  };
}
