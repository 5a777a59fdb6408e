/** Which finished moves are looked at once more before they are made. */
import type { HexKey } from '../../../../models/kernel/hex';
import { ownAt } from '../../../../models/one-month-in/actions/parties';
import type { Zone } from '../../../../models/one-month-in/ids';
import type { Move } from '../../../../models/one-month-in/moves';
import { tileOf, zoneOfClaim } from '../../../../models/one-month-in/rules/table';
import type { State } from '../../../../models/one-month-in/state';
import { warningOf } from './warnings';

/** Survivors with one and with two points stand there, so that it can be chosen who pays. */
function isMixed(state: State, place: HexKey, zone: Zone): boolean {
  const [, one, two] = ownAt(state, place, zone);
  return one > 0 && two > 0;
}

function isAlone(state: State, place: HexKey, zone: Zone): boolean {
  const [, one, two] = ownAt(state, place, zone);
  return one + two === 1;
}

/**
 * Whatever can be chosen besides, rolls dice or turns something up. What can be taken back, and was counted before it was aimed, is
 * made at once.
 * @param asks whether the person wants to be asked before something can't be taken back
 */
export function needsLook(move: Move, state: State, asks: boolean): boolean {
  if (asks && warningOf(move, state) !== null) return true;
  switch (move.type) {
    case 'MOVE':
      return asks && tileOf(state, move.to).status === 'fog';
    case 'ENTER': {
      const empty = tileOf(state, move.tile).zombies === 0;
      return !(empty && isAlone(state, move.tile, 'outer'));
    }
    case 'EXIT':
      return !isAlone(state, move.tile, 'inner');
    case 'RECLAIM':
      return isMixed(state, move.tile, zoneOfClaim(tileOf(state, move.tile)));
    case 'SCAVENGE':
      return asks || isMixed(state, move.tile, 'whole');
    case 'FARM':
      return isMixed(state, move.tile, 'whole');
    case 'TEAR_DOWN':
      return isMixed(state, move.tile, move.zone);
    case 'ATTACK_HERE':
    case 'RUN':
    case 'SACRIFICE':
    case 'FEED':
      return true;
    default:
      return false;
  }
}
