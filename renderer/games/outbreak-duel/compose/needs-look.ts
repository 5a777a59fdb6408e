/** Which finished moves are looked at once more before they are made. */
import type { Move } from '../../../../models/outbreak-duel/moves';
import { survivorOf } from '../../../../models/outbreak-duel/rules/table';
import type { State } from '../../../../models/outbreak-duel/state';
import { isNaming } from './numbers';

/**
 * Whatever rolls dice or turns something up; what can be taken back is made at once.
 * @param asks whether the person wants to be asked before something can't be taken back
 */
export function needsLook(move: Move, state: State, asks: boolean): boolean {
  switch (move.type) {
    case 'KEEP':
    case 'NUMBERS':
      return true;
    case 'ATTACK':
    case 'SNAP_ATTACK':
      return asks || isNaming(move);
    case 'EVENT':
    case 'LOOT':
    case 'USE_ITEM':
      return asks;
    case 'END_SURVIVOR_PHASE':
      return asks && survivorOf(state).ap > 0;
    case 'PLAY':
      return asks && move.card.startsWith('W') && survivorOf(state).weapon !== null;
    default:
      return false;
  }
}
