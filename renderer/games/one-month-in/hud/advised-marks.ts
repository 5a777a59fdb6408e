/** What advice is about, as the table shows it. */
import type { Move } from '../../../../models/one-month-in/moves';
import { activeSeat } from '../../../../models/one-month-in/rules/table';
import type { State } from '../../../../models/one-month-in/state';
import { advisedBy } from '../../../play/advice/advised-marks';
import { partyOf, sizeOf } from '../compose/party';
import { sourceOf } from '../compose/picks';
import type { Highlight } from '../scene/marks';
import { type Spot, spotKey } from '../spot';
import { aimOf } from './marks';

/** Where a move ends, or else where those stand who make it. */
function spotsOf(move: Move, state: State): readonly Spot[] {
  const aim = aimOf(move, state, sizeOf(partyOf(move) ?? { k1: 1, k2: 0 }));
  if (aim) return [aim.spot];
  const source = sourceOf(move, state);
  return source ? [{ kind: 'group', ...source, seat: activeSeat(state) }] : [];
}

export const withAdvised = advisedBy<Move, State, Spot, Highlight>({ spotsOf, keyOf: spotKey });
