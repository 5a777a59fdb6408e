/** What advice is about, as the table of a game shows it: in the form of what the coach points at, and with a word. */
import { type Mark, type Pointed, withPointed } from '../coach-marks';
import { advisedWords } from './advised-words';

/** How a game finds what its advice is about. */
interface AdvisedGame<Move, State, Spot> {
  /** Where a move is made or ends; nowhere for one that is about no place of the table. */
  readonly spotsOf: (move: Move, state: State) => readonly Spot[];
  /** Tells one spot from another. */
  readonly keyOf: (spot: Spot) => string;
}

/** Puts the move that was advised among the marks of a table; null leaves them as they are. */
export function advisedBy<Move, State, Spot, Own extends Mark<Spot>>({
  spotsOf,
  keyOf,
}: AdvisedGame<Move, State, Spot>) {
  return (marks: readonly Own[], move: Move | null, state: State): readonly (Own | Pointed<Spot>)[] =>
    move === null
      ? marks
      : withPointed<Spot, Own>(marks, { spots: spotsOf(move, state), keyOf, words: advisedWords });
}
