/** What advice is about, as the table shows it: in the light of what the coach points at, and with a word. */
import { areaOf } from '../../../../models/dying-light/map';
import type { Move } from '../../../../models/dying-light/moves';
import type { State } from '../../../../models/dying-light/state';
import { advisedWords } from '../../../play/advice/advised-words';
import { type TableSpot, withPointed } from '../coach/coach-marks';
import { zonesOfMove } from '../compose/zones-of-moves';
import type { Highlight } from '../scene/marks';

/** The Zone that a move is about, or the whole Area; nowhere for one about dice, Gear and the like. */
function spotOf(move: Move, state: State): TableSpot | null {
  const [zone, ...others] = zonesOfMove(move, state);
  if (zone === undefined) return null;
  return others.length > 0 ? { area: areaOf(zone) } : { zone };
}

export function withAdvised(
  marks: readonly Highlight[],
  move: Move | null,
  state: State,
): readonly Highlight[] {
  const spot = move && spotOf(move, state);
  return spot ? withPointed(marks, [spot], advisedWords) : marks;
}
