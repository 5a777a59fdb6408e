/** What advice is about, as the table shows it: in the form of what the coach points at, and with a word. */
import type { Move } from '../../../../models/outbreak-duel/moves';
import type { State } from '../../../../models/outbreak-duel/state';
import { advisedWords } from '../../../play/advice/advised-words';
import { withPointed } from '../../../play/coach-marks';
import type { Highlight } from '../scene/marks';
import { type Spot, spotKey } from '../spot';
import { marksOf } from './marks';

const spotsOf = (move: Move, state: State): readonly Spot[] => marksOf(move, state).map(({ spot }) => spot);

export function withAdvised(
  marks: readonly Highlight[],
  move: Move | null,
  state: State,
): readonly Highlight[] {
  if (move === null) return marks;
  return withPointed<Spot, Highlight>(marks, {
    spots: spotsOf(move, state),
    keyOf: spotKey,
    words: advisedWords,
  });
}
