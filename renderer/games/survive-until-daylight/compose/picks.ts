/** What a thing that was pointed at has to do with a move. */
import type { SeatId } from '../../../../models/kernel/types';
import { RECIPES } from '../../../../models/survive-until-daylight/content/recipes';
import { WEAPONS } from '../../../../models/survive-until-daylight/content/weapons';
import type { CardId, HordeCardId } from '../../../../models/survive-until-daylight/ids';
import type { Move, Placement } from '../../../../models/survive-until-daylight/moves';
import type { Pick as TablePick } from '../scene/marks';

/** Something on the table, or a card of the bag that lies open. */
export type Pick = TablePick | { readonly kind: 'card'; readonly card: CardId };

function usesCard(move: Move, card: CardId): boolean {
  switch (move.type) {
    case 'ATTACK':
      if (card === 'sp-vitaly') return move.vitaly > 0;
      return move.weaponId === card || WEAPONS[move.weaponId].ammo?.id === card;
    case 'CRAFT': {
      const parts = RECIPES[move.recipeId].ingredients;
      return card === 'jk-junk'
        ? move.junkFor !== null
        : parts.some((part) => part === card && part !== move.junkFor);
    }
    case 'OFFER':
    case 'DISCARD':
    case 'HEAL':
    case 'PLAY':
      return move.cardId === card;
    case 'KEEP':
    case 'TAKE':
      return move.discard?.cardId === card;
    case 'JUNK_MARKET':
      return card === 'jk-junk';
    default:
      return false;
  }
}

function goesTo(placement: Placement, card: HordeCardId): boolean {
  if (placement.kind === 'pair') return placement.left === card || placement.right === card;
  return placement.kind === 'enemy' && placement.enemy === card;
}

function concernsEnemy(move: Move, card: HordeCardId): boolean {
  if (move.type === 'ATTACK') return move.targetId === card;
  return move.type === 'CRAFT' && goesTo(move.placement, card);
}

function concernsSeat(move: Move, seat: SeatId): boolean {
  switch (move.type) {
    case 'OFFER':
      return move.to === seat;
    case 'SET_FIRST':
      return move.seat === seat;
    case 'CRAFT':
      return move.placement.kind === 'seat' && move.placement.seat === seat;
    default:
      return false;
  }
}

/** Whether a move is one that somebody may mean who points there. */
export function isMeant(move: Move, pick: Pick): boolean {
  switch (pick.kind) {
    case 'card':
      return usesCard(move, pick.card);
    case 'enemy':
      return concernsEnemy(move, pick.card);
    case 'seat':
      return concernsSeat(move, pick.seat);
    case 'pile':
      return pick.pile === 'active' && move.type === 'DRAW';
    case 'combat-card':
      return (move.type === 'CHOOSE' || move.type === 'LUCKY') && move.cardIndex === pick.index;
  }
}

/** The moves that fit all that was pointed at. */
export function meantBy(moves: readonly Move[], picks: readonly Pick[]): readonly Move[] {
  return moves.filter((move) => picks.every((pick) => isMeant(move, pick)));
}
