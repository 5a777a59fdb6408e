/** What a card is worth in one's bag (11.1). */
import { WEAPONS } from '../content/weapons';
import type { AmmoId, CardId, WeaponCardId } from '../ids';
import { isAmmo, isHealing, isIngredient, isSpecial, isWeapon } from '../rules/card-kinds';
import { HEALING } from '../rules/damage';
import { countOf } from '../rules/inventory';
import { is } from '../rules/members';
import type { Member, State } from '../state';

/** Durable weapons that need no ammo. */
export function steadyWeapons(member: Member): readonly WeaponCardId[] {
  return member.cards.filter(isWeapon).filter((card) => WEAPONS[card].durable && !WEAPONS[card].ammo);
}

export function weaponsForAmmo(member: Member, ammo: AmmoId): readonly WeaponCardId[] {
  return member.cards.filter(isWeapon).filter((card) => WEAPONS[card].ammo?.id === ammo);
}

function weaponValue(member: Member, card: WeaponCardId): number {
  const { ammo, durable, base } = WEAPONS[card];
  if (ammo) return countOf(member, ammo.id) > 0 ? 4 : 1.2;
  if (!durable) return 2.5;
  return steadyWeapons(member).every((other) => other === card) ? 6 : 1 + 0.3 * base;
}

/** What it is worth to keep a card, whether one holds it already or might take it. */
export function keepValue(state: State, member: Member, card: CardId): number {
  if (isWeapon(card)) return weaponValue(member, card);
  if (isHealing(card)) return 1.5 + 0.5 * HEALING[card];
  if (isSpecial(card)) return card === 'sp-cheer' && state.members.length === 1 ? 0 : 2.2;
  if (isAmmo(card)) return weaponsForAmmo(member, card).length > 0 ? 3 : 0.9;
  if (isIngredient(card)) return 1.4;
  return is(member, 'ch-haggler') || is(member, 'ch-hipster') ? 0.6 : 0.1;
}
