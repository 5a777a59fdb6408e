import type { Reason } from '../../kernel/types';
import type { Move } from '../moves';
import type { ODPlay } from '../play';
import type { State } from '../state';

/** One thing that can be done at a decision. */
export interface Action<M extends Move> {
  /** Every option is legal by `why`; of several that differ in nothing one is there (section 9). */
  options(state: State): readonly M[];
  why(state: State, move: M): Reason | null;
  take(play: ODPlay, move: M): void;
}
