/** What kind of thing a card is; whoever asks may hold anything that is printed on a card. */
import { WEAPONS } from '../content/weapons';
import {
  AMMO_IDS,
  type AmmoId,
  HEALING_IDS,
  type HealingId,
  INGREDIENT_IDS,
  type IngredientId,
  SPECIAL_IDS,
  type SpecialId,
  type WeaponCardId,
} from '../ids';

/** Bare hands are a weapon, but no card. */
export function isWeapon(card: string): card is WeaponCardId {
  return Object.hasOwn(WEAPONS, card) && card !== 'bare-hands';
}

export function isAmmo(card: string): card is AmmoId {
  return AMMO_IDS.some((id) => id === card);
}

export function isHealing(card: string): card is HealingId {
  return HEALING_IDS.some((id) => id === card);
}

export function isIngredient(card: string): card is IngredientId {
  return INGREDIENT_IDS.some((id) => id === card);
}

export function isSpecial(card: string): card is SpecialId {
  return SPECIAL_IDS.some((id) => id === card);
}
