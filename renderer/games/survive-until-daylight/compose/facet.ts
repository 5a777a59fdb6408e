/** One question by which the moves that are left are told apart. */
import type { Move } from '../../../../models/survive-until-daylight/moves';
import type { State } from '../../../../models/survive-until-daylight/state';

/** Some moves, at least one. */
export type Moves<M extends Move = Move> = readonly [M, ...(readonly M[])];

export interface Facet<M extends Move = Move> {
  /** Its question is the message `sd.hud.ask.<id>`. */
  readonly id: string;
  /** Moves with the same key are the same answer. */
  readonly key: (move: M) => string;
  readonly label: (move: M, state: State) => string;
  /** What the answer costs or promises; empty for nothing. */
  readonly detail?: (moves: Moves<M>, state: State) => string;
}
