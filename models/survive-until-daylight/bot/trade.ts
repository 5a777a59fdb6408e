/** Gifts (11.2, point 3). */
import { RECIPES } from '../content/recipes';
import { WEAPONS } from '../content/weapons';
import { type CardId, type HealingId, type IngredientId, RECIPE_IDS } from '../ids';
import type { Move, MoveOf } from '../moves';
import { forecast } from '../preview/forecast';
import { isAmmo, isHealing, isIngredient, isWeapon } from '../rules/card-kinds';
import { HEALING } from '../rules/damage';
import { countOf, fits } from '../rules/inventory';
import { is, memberOf, remaining } from '../rules/members';
import { BITES } from '../rules/red-cards';
import type { Member, State } from '../state';
import { steadyWeapons, weaponsForAmmo } from './card-value';
import type { Temper } from './level';
import { expectedIncoming } from './line-value';

/** How much more hurt somebody must be to be given healing. */
const CLEARLY_MORE_HURT = 3;

function healingGift(state: State, from: Member, to: Member, card: HealingId): number {
  if (to.damage - from.damage < CLEARLY_MORE_HURT || to.damage < HEALING[card]) return 0;
  const holder = to.seat === state.waveHolder ? 2.5 : 0;
  return 1 + 0.5 * HEALING[card] + holder + (remaining(to) <= 4 ? 2 : 0);
}

function ammoGift(from: Member, to: Member, { cardId, count }: MoveOf<'OFFER'>): number {
  if (!isAmmo(cardId) || count < countOf(from, cardId)) return 0;
  return weaponsForAmmo(from, cardId).length === 0 && weaponsForAmmo(to, cardId).length > 0
    ? 2 + 0.3 * count
    : 0;
}

/** Whether the ingredient is the one that somebody lacks for a recipe. */
function completes(member: Member, card: IngredientId): boolean {
  return RECIPE_IDS.some((id) => {
    const { ingredients } = RECIPES[id];
    if (!ingredients.includes(card) || countOf(member, card) > 0) return false;
    return ingredients.every((other) => other === card || countOf(member, other) > 0);
  });
}

function isOfUseTo(member: Member, card: IngredientId): boolean {
  return RECIPE_IDS.some(
    (id) =>
      RECIPES[id].ingredients.every((part) => part === card || countOf(member, part) > 0) &&
      RECIPES[id].ingredients.includes(card),
  );
}

function weaponGift(from: Member, to: Member, card: CardId): number {
  if (!isWeapon(card)) return 0;
  const { ammo, durable } = WEAPONS[card];
  if (ammo) {
    const useless = countOf(from, ammo.id) === 0;
    return useless && countOf(to, ammo.id) > 0 && weaponsForAmmo(to, ammo.id).length === 0 ? 2 : 0;
  }
  return durable && steadyWeapons(from).length > 1 && steadyWeapons(to).length === 0 ? 2 : 0;
}

function junkGift(from: Member, to: Member): number {
  const wants = (member: Member) => is(member, 'ch-haggler') || is(member, 'ch-hipster');
  return wants(to) && !wants(from) ? 0.3 : 0;
}

/** How much a gift helps; nothing when the receiver has no room. */
export function giftValue(temper: Temper, state: State, move: MoveOf<'OFFER'>): number {
  const [from, to] = [memberOf(state, move.from), memberOf(state, move.to)];
  const { cardId } = move;
  if (!fits(to, cardId, move.count)) return 0;
  if (isHealing(cardId)) return healingGift(state, from, to, cardId);
  if (isAmmo(cardId)) return ammoGift(from, to, move);
  if (!temper.sharesAll) return 0;
  if (isIngredient(cardId)) return completes(to, cardId) && !isOfUseTo(from, cardId) ? 1.5 : 0;
  return cardId === 'jk-junk' ? junkGift(from, to) : weaponGift(from, to, cardId);
}

/** Chance of death from which on any healing is right. */
const DEADLY = 0.1;

/** Healing that wastes nothing, or at most half when the coming attacks make it urgent; more only when they may kill. */
export function healValue(state: State, member: Member, card: HealingId): number {
  const healed = Math.min(member.damage, HEALING[card]);
  const wasted = HEALING[card] - healed;
  if (wasted === 0) return 10 + healed;
  if (member.seat !== state.waveHolder) return -1;
  const urgent = expectedIncoming(state) >= remaining(member) - 2 && wasted <= healed;
  return urgent || forecast(state, member).death >= DEADLY ? 5 + healed - wasted : -1;
}

/** The worst that a card of the rubble can bite. */
const WORST_BITE = BITES['rd-rodent2'];

/** New cards for Junk, unless rodents among them could be the end. */
function marketValue(member: Member, count: number): number {
  return remaining(member) > WORST_BITE * count ? 5 + count : -1;
}

/** What a seat does in the Trade phase: heal, trade Junk in, make its best gift, be ready. */
export function scoreTrade(temper: Temper, state: State, member: Member, move: Move): number {
  switch (move.type) {
    case 'HEAL':
      return move.seat === member.seat ? healValue(state, member, move.cardId) : -1;
    case 'JUNK_MARKET':
      return move.seat === member.seat ? marketValue(member, move.count) : -1;
    case 'OFFER':
      return move.from === member.seat ? giftValue(temper, state, move) : -1;
    case 'READY':
      return move.seat === member.seat ? 0.1 : -1;
    default:
      return -1;
  }
}
