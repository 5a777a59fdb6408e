import type { AnyMove } from '../../../models/kernel/types';
import type { Moves } from './composition';

/** One question by which the moves that are left are told apart. */
export interface Facet<M extends AnyMove, State> {
  readonly id: string;
  /** The question in words; the game's own for the id if left out. */
  readonly title?: (move: M) => string;
  /** Moves with the same key are the same answer. */
  readonly key: (move: M) => string;
  readonly label: (move: M, state: State) => string;
  /** What the answer costs or promises; empty for nothing. */
  readonly detail?: (moves: Moves<M>, state: State) => string;
  /** Ids of pieces that are drawn beside the answer. */
  readonly pieces?: (move: M) => readonly string[];
  /** The first answer holds until another one is chosen. A function is asked about the first move. */
  readonly preselect?: boolean | ((first: M) => boolean);
}
