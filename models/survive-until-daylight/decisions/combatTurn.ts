import type { Action } from '../actions/action';
import { attack } from '../actions/attack';
import { cheer } from '../actions/cheer';
import { craft } from '../actions/craft';
import { endTurn } from '../actions/end-turn';
import { heal } from '../actions/heal';
import { special } from '../actions/special';
import type { Move, MoveOf, MoveType } from '../moves';
import type { Decision } from '../play';
import { NOT_YOUR_TURN } from '../rules/reason';
import { actorOf, cheerHolders, draftActor } from '../rules/turn';

const TYPED = {
  ATTACK: attack,
  CRAFT: craft,
  HEAL: heal,
  PLAY: special,
  CHEER: cheer,
  END_TURN: endTurn,
} satisfies { readonly [Type in MoveType]?: Action<MoveOf<Type>> };

type TurnMove = MoveOf<keyof typeof TYPED>;

const ACTIONS: Readonly<Record<TurnMove['type'], Action<TurnMove>>> = TYPED;

function isTurnMove(move: Move): move is TurnMove {
  return Object.hasOwn(ACTIONS, move.type);
}

/** What the actor does next (SD-TURN-01); those who hold Cheer may call out at any time. */
export const combatTurn: Decision<TurnMove> = {
  forceable: () => false,
  who: (state) => [actorOf(state).seat, ...cheerHolders(state)],
  makers: (state, move) => (move.type === 'CHEER' ? [move.seat] : [actorOf(state).seat]),
  options: (state) => Object.values(ACTIONS).flatMap((action) => action.options(state, actorOf(state))),
  why(state, move) {
    if (isTurnMove(move)) return ACTIONS[move.type].why(state, actorOf(state), move);
    return NOT_YOUR_TURN;
  },
  take: (play, move) => ACTIONS[move.type].take(play, draftActor(play.state), move),
};
