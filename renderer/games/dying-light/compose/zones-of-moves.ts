/** Where on the table the moves of a decision point. */
import type { ZoneId } from '../../../../models/dying-light/ids';
import { areaOf, zonesOf } from '../../../../models/dying-light/map';
import type { Move } from '../../../../models/dying-light/moves';
import type { State } from '../../../../models/dying-light/state';

function tokenZone(tokenId: string, state: State): readonly ZoneId[] {
  return state.tokens.filter(({ id }) => id === tokenId).map(({ zone }) => zone);
}

function runnerZone(runnerId: string, state: State): readonly ZoneId[] {
  return state.runners.filter(({ id }) => id === runnerId).map(({ zone }) => zone);
}

/** The Zones that stand for a move; none for a move that is about dice, Gear and the like. */
export function zonesOfMove(move: Move, state: State): readonly ZoneId[] {
  switch (move.type) {
    case 'MOVE':
    case 'STEP':
      return [move.to];
    case 'ATTACK':
      return zonesOf(move.targetArea);
    case 'RESOLVE_AREA':
    case 'AREA':
    case 'SPEND_CRIT':
      return zonesOf(move.areaId);
    case 'PUSH':
    case 'MOVE_ENEMY':
      return zonesOf(move.toArea);
    case 'NEST':
    case 'INTERACT':
      return tokenZone(move.tokenId, state);
    case 'ACTIVATE':
    case 'RUNNER':
    case 'NEXT_DEFENDER':
      return runnerZone(move.runnerId, state);
    case 'USE':
      return move.target ? zonesOf(move.target.areaId) : [];
    default:
      return [];
  }
}

/**
 * The moves that a pick on the table means: those that point at the very Zone. Where there is none, those that point
 * at its Area: miniatures stand in Areas, not in Zones.
 */
export function movesAt(moves: readonly Move[], zone: ZoneId, state: State): readonly Move[] {
  const exact = moves.filter((move) => zonesOfMove(move, state).includes(zone));
  if (exact.length > 0) return exact;
  const inArea = new Set(zonesOf(areaOf(zone)));
  return moves.filter((move) => zonesOfMove(move, state).some((other) => inArea.has(other)));
}
