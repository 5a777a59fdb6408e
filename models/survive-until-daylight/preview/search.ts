/** What is known about the next card of the rubble, and who could use one (specification 10). */
import type { SeatId } from '../../kernel/types';
import { weaponsForAmmo } from '../bot/card-value';
import { RECIPES } from '../content/recipes';
import { WEAPONS } from '../content/weapons';
import { type CardId, type IngredientId, RECIPE_IDS } from '../ids';
import { isAmmo, isHealing, isIngredient, isWeapon } from '../rules/card-kinds';
import { countOf } from '../rules/inventory';
import { is } from '../rules/members';
import { isRed } from '../rules/search';
import type { Member, State } from '../state';

export interface PilePreview {
  /** Cards in the active pile, WAVE! among them. */
  readonly cards: number;
  /** Chance that the next one is WAVE!. */
  readonly wave: number;
  /** Red cards that nobody has seen yet, in the active pile or in the rubble pile. */
  readonly red: number;
}

export function pilePreview({ activePile, rubblePile }: State): PilePreview {
  const unseen = [...activePile, ...rubblePile];
  const cards = activePile.length;
  return {
    cards,
    wave: activePile.includes('wave') ? 1 / cards : 0,
    red: unseen.filter((card) => isRed(card)).length,
  };
}

/** The pile as it would be after a delay: WAVE! is back in it (SD-WAVE-03). */
export function pileAfterDelay(state: State): PilePreview {
  return pilePreview({ ...state, activePile: [...state.activePile, 'wave'] });
}

/** Whether the ingredient makes a recipe whole with what the member has. */
function completes(member: Member, card: IngredientId): boolean {
  return RECIPE_IDS.map((id) => RECIPES[id].ingredients).some(
    (parts) => parts.includes(card) && parts.every((part) => part === card || countOf(member, part) > 0),
  );
}

function canUse(member: Member, card: CardId): boolean {
  if (isAmmo(card)) return weaponsForAmmo(member, card).length > 0;
  if (isIngredient(card)) return completes(member, card);
  if (isHealing(card)) return member.damage > 0;
  if (isWeapon(card)) {
    const { ammo } = WEAPONS[card];
    return ammo === null || countOf(member, ammo.id) > 0;
  }
  if (card === 'jk-junk') return is(member, 'ch-haggler') || is(member, 'ch-hipster');
  return true;
}

/**
 * Seats that have a use for a card at once: a weapon for the ammo, ammo for the weapon, the other ingredient, a wound to
 * heal. Cheer is of no use alone (SD-SPEC-04).
 */
export function usersOf({ members }: State, card: CardId): readonly SeatId[] {
  if (card === 'sp-cheer' && members.length === 1) return [];
  return members.filter((member) => canUse(member, card)).map(({ seat }) => seat);
}
