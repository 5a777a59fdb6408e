import type { DieId } from '../../../../models/dying-light/ids';
import type { Move } from '../../../../models/dying-light/moves';
import type { State } from '../../../../models/dying-light/state';

/** One question by which the moves that are left are told apart. */
export interface Facet<M extends Move = Move> {
  readonly id: string;
  /** Message id of the question; `hud.ask.<id>` if left out. */
  readonly title?: (move: M) => string;
  /** Moves with the same key are the same answer. */
  readonly key: (move: M) => string;
  readonly label: (move: M, state: State) => string;
  readonly detail?: (move: M, state: State) => string;
  /** Dice that the answer spends, to be drawn beside it. */
  readonly dice?: (move: M) => readonly DieId[];
  /** The first answer holds until another one is chosen. */
  readonly preselect?: boolean;
}
