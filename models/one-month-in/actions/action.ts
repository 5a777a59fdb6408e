import type { Reason } from '../../kernel/types';
import type { Move } from '../moves';
import type { OMPlay } from '../play';
import type { State } from '../state';

/** One thing that the team whose turn it is can do at a decision. */
export interface Action<M extends Move> {
  /** Every option is legal by `why`. What is left out of them says the action. */
  options(state: State): readonly M[];
  why(state: State, move: M): Reason | null;
  take(play: OMPlay, move: M): void;
}
