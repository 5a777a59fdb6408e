/** How decisions are put together from what can be done at them. */
import type { Reason } from '../../kernel/types';
import type { Action } from '../actions/action';
import type { Move, MoveOf, MoveType } from '../moves';
import type { Decision } from '../play';
import { activeSeat } from '../rules/table';
import type { State } from '../state';

/** An action for each type of move. */
export type Actions = { readonly [Type in MoveType]?: Action<MoveOf<Type>> };

/**
 * A decision of the team whose turn it is. Nothing is ever taken for it: in every waiting state the engine waits, even
 * where one move is left (section 5).
 * @param elsewhere why a move of another decision is refused
 */
export function decisionOf(actions: Actions, elsewhere: (state: State, move: Move) => Reason): Decision {
  const byType = actions as Readonly<Record<string, Action<Move> | undefined>>;
  const offered = Object.values(byType).filter((action) => action !== undefined);
  const actionFor = ({ type }: Move) => (Object.hasOwn(byType, type) ? byType[type] : undefined);
  return {
    forceable: () => false,
    who: (state) => [activeSeat(state)],
    options: (state) => offered.flatMap((action) => action.options(state)),
    why: (state, move) => {
      const action = actionFor(move);
      return action ? action.why(state, move) : elsewhere(state, move);
    },
    take: (play, move) => actionFor(move)?.take(play, move),
  };
}
