/** What advice is about, as the table shows it. */
import type { Move } from '../../../../models/outbreak-duel/moves';
import type { State } from '../../../../models/outbreak-duel/state';
import { advisedBy } from '../../../play/advice/advised-marks';
import type { Highlight } from '../scene/marks';
import { type Spot, spotKey } from '../spot';
import { marksOf } from './marks';

const spotsOf = (move: Move, state: State): readonly Spot[] => marksOf(move, state).map(({ spot }) => spot);

export const withAdvised = advisedBy<Move, State, Spot, Highlight>({ spotsOf, keyOf: spotKey });
