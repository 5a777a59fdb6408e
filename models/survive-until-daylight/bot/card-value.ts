/** What a card is worth in one's bag (11.1). */
import { RECIPES } from '../content/recipes';
import { WEAPONS } from '../content/weapons';
import {
  type AmmoId,
  type CardId,
  type IngredientId,
  RECIPE_IDS,
  type SpecialId,
  type WeaponCardId,
} from '../ids';
import { isAmmo, isHealing, isIngredient, isSpecial, isWeapon } from '../rules/card-kinds';
import { HEALING } from '../rules/damage';
import { countOf } from '../rules/inventory';
import { is } from '../rules/members';
import type { Member, State } from '../state';
import type { Temper } from './level';

/** The best weapon that needs nothing, and a weapon of one's own. */
const BEST = 6;
const OWN = 3.5;
/** The best weapon for ammo that one has; the ammo itself, and what is beyond a night's shooting. */
const LOADED = 4;
const AMMO = 3;
const PLENTY = 4;
/** What somebody else at the table has been looking for: it can be handed over. */
const FOR_A_MATE = 1.9;
/** An ingredient by itself, and one whose other half is in the bag. */
const INGREDIENT = { alone: 1.1, paired: 1.95 } as const;
/** An action more counts most, a wider blow least. */
const SPECIALS: Readonly<Record<SpecialId, number>> = {
  'sp-energy': 2.6,
  'sp-vitaly': 2.4,
  'sp-cheer': 2.4,
  'sp-lucky': 2.3,
  'sp-bloodlust': 1.9,
  'sp-focus': 1.9,
};
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

/** Whether nothing else in the bag fires the same ammo harder. */
function firesBest(member: Member, card: WeaponCardId, ammo: AmmoId): boolean {
  return weaponsForAmmo(member, ammo).every((other) => WEAPONS[other].base <= WEAPONS[card].base);
}

function others({ members }: State, { seat }: Member): readonly Member[] {
  return members.filter((other) => other.seat !== seat);
}

/** A weapon to shoot with: for ammo that one has, of one's own, or for somebody who only has the ammo. */
function gunValue(state: State, member: Member, card: WeaponCardId, ammo: AmmoId): number {
  const isFirst = firesBest(member, card, ammo) && countOf(member, card) <= 1;
  if (isFirst && countOf(member, ammo) > 0) return LOADED;
  if (isOwn(card)) return OWN;
  const isWanted = others(state, member).some(
    (mate) => countOf(mate, ammo) > 0 && weaponsForAmmo(mate, ammo).length === 0,
  );
  if (isWanted) return FOR_A_MATE;
  return isFirst ? 1 + 0.2 * WEAPONS[card].base : 0.8;
}

/** A weapon that needs nothing; a second one is for the day when thieves come, or for somebody without. */
function steadyValue(state: State, member: Member, card: WeaponCardId): number {
  const strength = strengthOf(member, card);
  const isBest = steadyWeapons(member).every((other) => strengthOf(member, other) <= strength);
  if (isBest && countOf(member, card) <= 1) return BEST;
  if (isOwn(card)) return OWN;
  const isWanted = others(state, member).some((mate) => steadyWeapons(mate).length === 0);
  return isWanted ? FOR_A_MATE : 0.6 + 0.2 * strength;
}

function weaponValue(state: State, member: Member, card: WeaponCardId): number {
  const { ammo, durable } = WEAPONS[card];
  if (ammo) return gunValue(state, member, card, ammo.id);
  return durable ? steadyValue(state, member, card) : 1.5 + 0.5 * strengthOf(member, card);
}

function ammoValue(state: State, member: Member, card: AmmoId): number {
  if (weaponsForAmmo(member, card).length > 0) return countOf(member, card) > PLENTY ? FOR_A_MATE : AMMO;
  const isWanted = others(state, member).some((mate) => weaponsForAmmo(mate, card).length > 0);
  return isWanted ? FOR_A_MATE : 0.9;
}

/** Whether the other half of a recipe is in somebody's bag, as often as the ingredient itself. */
function isPaired(member: Member, card: IngredientId): boolean {
  return RECIPE_IDS.some((id) => {
    const { ingredients } = RECIPES[id];
    const other = ingredients.find((part) => part !== card);
    return (
      ingredients.includes(card) && other && countOf(member, other) >= Math.max(1, countOf(member, card))
    );
  });
}

function ingredientValue(state: State, member: Member, card: IngredientId): number {
  if (isPaired(member, card)) return INGREDIENT.paired;
  return others(state, member).some((mate) => isPaired(mate, card)) ? 1.5 : INGREDIENT.alone;
}

function specialValue({ members }: State, temper: Temper, card: SpecialId): number {
  if (card === 'sp-cheer' && members.length === 1) return 0;
  return temper.usesSpecials || USED_BY_ALL.includes(card) || card === 'sp-cheer' ? SPECIALS[card] : 0.2;
}

/** Whoever is hurt can use all of it already. */
function healingValue({ damage }: Member, healed: number): number {
  return 1.5 + 0.5 * healed + (damage >= healed ? 0.4 : 0);
}

/** What it is worth to keep a card, whether one holds it already or might take it. */
export function keepValue(state: State, member: Member, card: CardId, temper: Temper): number {
  if (isWeapon(card)) return weaponValue(state, member, card);
  if (isHealing(card)) return healingValue(member, HEALING[card]);
  if (isSpecial(card)) return specialValue(state, temper, card);
  if (isAmmo(card)) return ammoValue(state, member, card);
  if (isIngredient(card)) return ingredientValue(state, member, card);
  return is(member, 'ch-haggler') || is(member, 'ch-hipster') ? 0.6 : 0.1;
}
