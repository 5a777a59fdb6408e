/** What a card is worth in one's bag (11.1). */
import { WEAPONS } from '../content/weapons';
import type { AmmoId, CardId, WeaponCardId } from '../ids';
import { isAmmo, isHealing, isIngredient, isSpecial, isWeapon } from '../rules/card-kinds';
import { HEALING } from '../rules/damage';
import { countOf } from '../rules/inventory';
import { is } from '../rules/members';
import type { Member, State } from '../state';
import type { Temper } from './level';

/** The best weapon that needs nothing, and a weapon of one's own. */
const BEST = 6;
const OWN = 3.5;
/** Specials that bots of every level know how to use. */
const USED_BY_ALL: readonly CardId[] = ['sp-energy', 'sp-lucky'];

/** Durable weapons that need no ammo. */
export function steadyWeapons(member: Member): readonly WeaponCardId[] {
  return member.cards.filter(isWeapon).filter((card) => WEAPONS[card].durable && !WEAPONS[card].ammo);
}

export function weaponsForAmmo(member: Member, ammo: AmmoId): readonly WeaponCardId[] {
  return member.cards.filter(isWeapon).filter((card) => WEAPONS[card].ammo?.id === ammo);
}

/** What the best of so many combat cards adds to the base on average (specification section 10). */
const BEST_OF: readonly number[] = [0, 0.45, 1.08];

/** Damage that a weapon does by itself, splash and the choice between cards counted in. */
function strengthOf(member: Member, card: WeaponCardId): number {
  const { base, splash, cards } = WEAPONS[card];
  const beside = splash === 'X' ? base : splash;
  const drawn = cards + (is(member, 'ch-psycho') && cards > 0 ? 1 : 0);
  return base + 0.6 * beside + (BEST_OF[drawn] ?? 1.4);
}

/** A weapon of one's own can't be found again, and its ammo may still come. */
function isOwn(card: WeaponCardId): boolean {
  return card.startsWith('sw-');
}

function weaponValue(member: Member, card: WeaponCardId): number {
  const { ammo, durable } = WEAPONS[card];
  if (ammo) return countOf(member, ammo.id) > 0 ? 4 : isOwn(card) ? OWN : 1.2;
  if (!durable) return 2.5;
  const strength = strengthOf(member, card);
  const isBest = steadyWeapons(member).every((other) => strengthOf(member, other) <= strength);
  if (isBest && countOf(member, card) <= 1) return BEST;
  return isOwn(card) ? OWN : 1 + 0.3 * strength;
}

function specialValue({ members }: State, temper: Temper, card: CardId): number {
  if (card === 'sp-cheer') return members.length === 1 ? 0 : 2.2;
  return temper.usesSpecials || USED_BY_ALL.includes(card) ? 2.2 : 0.2;
}

/** What it is worth to keep a card, whether one holds it already or might take it. */
export function keepValue(state: State, member: Member, card: CardId, temper: Temper): number {
  if (isWeapon(card)) return weaponValue(member, card);
  if (isHealing(card)) return 1.5 + 0.5 * HEALING[card];
  if (isSpecial(card)) return specialValue(state, temper, card);
  if (isAmmo(card)) return weaponsForAmmo(member, card).length > 0 ? 3 : 0.9;
  if (isIngredient(card)) return 1.4;
  return is(member, 'ch-haggler') || is(member, 'ch-hipster') ? 0.6 : 0.1;
}
