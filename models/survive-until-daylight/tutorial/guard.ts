/**
 * Moves that would spoil what the lesson is about to show are turned back with a word why; everything else is free. It holds
 * for the first round alone.
 */
import type { CardId } from '../ids';
import type { Move, MoveOf } from '../moves';
import { onLine } from '../rules/line';
import type { State } from '../state';
import { PUPIL } from './cast';
import type { Lesson } from './partner';

/** Message id of why a move is turned back: `sd.coach.back.<id>`. */
export type TurnedBack = 'keep' | 'accept' | 'need' | 'craft' | 'raider' | 'best-card' | 'all-on-target';

/** What the pupil needs in the fight, or must have seen healing with. */
const NEEDED: readonly CardId[] = ['in-planks', 'in-nails', 'hl-kit', 'sw-pillar'];

function isNeeded(card: string | null): boolean {
  return NEEDED.some((needed) => needed === card);
}

function hasBuilt({ members }: State): boolean {
  return members.some(({ seat, used }) => seat === PUPIL && used.includes('foreman'));
}

function ofTurn(state: State, move: Move): TurnedBack | null {
  const isAction = move.type === 'ATTACK' || move.type === 'CRAFT' || move.type === 'END_TURN';
  if (!isAction) return null;
  if (!hasBuilt(state)) return move.type === 'CRAFT' && move.recipeId === 'rc-barricade' ? null : 'craft';
  if (!onLine(state, 'raider-1')) return null;
  const meant = move.type === 'ATTACK' && move.weaponId === 'sw-pillar' && move.targetId === 'raider-1';
  return meant ? null : 'raider';
}

function ofBlow(state: State, move: MoveOf<'CHOOSE'> | MoveOf<'SPREAD'>): TurnedBack | null {
  if (move.type === 'SPREAD') return move.left + move.right > 0 ? 'all-on-target' : null;
  return state.attack?.drawn[move.cardIndex] === 'cc-solid' ? null : 'best-card';
}

/** Why the pupil should do something else; null when the move is welcome. */
export function turnedBack({ state }: Pick<Lesson, 'state'>, move: Move): TurnedBack | null {
  if (state.round !== 1) return null;
  switch (move.type) {
    case 'LEAVE':
      return isNeeded(state.drawn) ? 'keep' : null;
    case 'DELAY':
      return 'accept';
    case 'OFFER':
    case 'DISCARD':
      return isNeeded(move.cardId) ? 'need' : null;
    case 'CHOOSE':
    case 'SPREAD':
      return ofBlow(state, move);
    default:
      return state.actor === PUPIL ? ofTurn(state, move) : null;
  }
}
