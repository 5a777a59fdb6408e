/** What advice is about, as the table shows it. */
import type { Move, Placement } from '../../../../models/survive-until-daylight/moves';
import type { State } from '../../../../models/survive-until-daylight/state';
import { advisedBy } from '../../../play/advice/advised-marks';
import type { Highlight, Spot } from '../scene/marks';

function placesOf(placement: Placement): readonly Spot[] {
  switch (placement.kind) {
    case 'pair':
      return [placement.left, placement.right].flatMap((card) => (card ? [{ kind: 'enemy', card }] : []));
    case 'enemy':
      return [{ kind: 'enemy', card: placement.enemy }];
    case 'seat':
      return [{ kind: 'seat', seat: placement.seat }];
    default:
      return [];
  }
}

/** Where a move is made on the table; nowhere for one that is about cards of a bag. */
function spotsOf(move: Move): readonly Spot[] {
  switch (move.type) {
    case 'ATTACK':
      return [{ kind: 'enemy', card: move.targetId }];
    case 'CRAFT':
      return placesOf(move.placement);
    case 'OFFER':
      return [{ kind: 'seat', seat: move.to }];
    case 'SET_FIRST':
      return [{ kind: 'seat', seat: move.seat }];
    case 'DRAW':
      return [{ kind: 'pile', pile: 'active' }];
    case 'CHOOSE':
    case 'LUCKY':
      return [{ kind: 'combat-card', index: move.cardIndex }];
    default:
      return [];
  }
}

export const withAdvised = advisedBy<Move, State, Spot, Highlight>({
  spotsOf,
  keyOf: (spot) => JSON.stringify(spot),
});
