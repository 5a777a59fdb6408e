import type { Reason } from '../../kernel/types';
import type { ActingMove } from '../moves';
import type { DLPlay, DraftRunner } from '../play';
import type { Runner, State } from '../state';

/** One kind of thing the active Runner may do: its choices, its judge and what it does. */
export interface Action<M extends ActingMove> {
  /** Every choice that the judge lets pass, dice that are alike named once. */
  options(state: State, runner: Runner): readonly M[];
  /** Null when the Runner may do it now. */
  why(state: State, runner: Runner, move: M): Reason | null;
  /** Carries out a legal move; what follows from it is left on the stack. */
  take(play: DLPlay, runner: DraftRunner, move: M): void;
}
