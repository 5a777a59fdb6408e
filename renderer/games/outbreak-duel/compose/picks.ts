/** What somebody means who points at something on the table or at a card. */
import { isFaceDown } from '../../../../models/kernel/hidden';
import type { SurvivorCardId } from '../../../../models/outbreak-duel/ids';
import type { Move } from '../../../../models/outbreak-duel/moves';
import { controllerOf, sideOf, survivorOf } from '../../../../models/outbreak-duel/rules/table';
import type { State, Uid } from '../../../../models/outbreak-duel/state';
import type { Spot } from '../spot';

/** The zombie that a move is about; null for none. */
export function zombieOf(move: Move): Uid | null {
  switch (move.type) {
    case 'ATTACK':
    case 'SNAP_ATTACK':
      return move.target;
    case 'TARGET':
    case 'DECLARE':
    case 'ACT':
      return move.zombie;
    default:
      return null;
  }
}

/** The same move about another zombie. */
export function aimedAt(move: Move, zombie: Uid): Move {
  if (move.type === 'ATTACK' || move.type === 'SNAP_ATTACK') return { ...move, target: zombie };
  if (move.type === 'TARGET' || move.type === 'DECLARE' || move.type === 'ACT') return { ...move, zombie };
  return move;
}

/** The card of a hand that was pointed at; null for one that lies face down. */
export function cardAt(spot: Spot, state: State): SurvivorCardId | null {
  if (spot.kind !== 'card') return null;
  const card = state.players[sideOf(state, spot.seat)].hand[spot.index];
  return card === undefined || isFaceDown(card) ? null : card;
}

function isOfCard(move: Move, card: SurvivorCardId | null): boolean {
  return card !== null && 'card' in move && move.type !== 'PICK_CARD' && move.card === card;
}

/** Whether a move is about what was pointed at. A copy of a card in the Row is that card. */
export function isMeant(move: Move, spot: Spot, state: State): boolean {
  switch (spot.kind) {
    case 'zombie':
      return zombieOf(move) === spot.zombie;
    case 'card':
      return isOfCard(move, cardAt(spot, state));
    case 'item':
      return (move.type === 'USE_ITEM' || move.type === 'DROP_ITEM') && move.item === spot.item;
    case 'row':
      return move.type === 'SPAWN' && spot.seat === controllerOf(state).seat && move.index === spot.index;
    case 'weapon':
      return (move.type === 'ATTACK' || move.type === 'SNAP_ATTACK') && spot.seat === survivorOf(state).seat;
    case 'survivor':
      return move.type === 'USE_ABILITY' && spot.seat === survivorOf(state).seat;
    default:
      return false;
  }
}
