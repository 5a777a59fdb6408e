/** What a seat carries (6.3). */
import { pickOne } from '../../kernel/luck';
import { AMMO_IDS, type CardId, type HordeCardId, INGREDIENT_IDS, type RedId } from '../ids';
import type { ItemRef } from '../moves';
import type { DraftMember, SDPlay } from '../play';
import type { Member } from '../state';
import { slotsOf } from './members';

const STACKING: ReadonlySet<CardId> = new Set<CardId>([...AMMO_IDS, ...INGREDIENT_IDS]);

/** Whether copies of the card share one slot (SD-ITEM-02). */
export function stacks(card: CardId): boolean {
  return STACKING.has(card);
}

export function countOf(member: Member, card: CardId): number {
  return member.cards.reduce((count, one) => (one === card ? count + 1 : count), 0);
}

/** The different cards in an inventory, in the order in which they came. */
export function kindsOf(member: Member): readonly CardId[] {
  return [...new Set(member.cards)];
}

/** Slots filled (SD-ITEM-01, SD-ITEM-02). */
export function slotsUsed(member: Member): number {
  return kindsOf(member).reduce((slots, card) => slots + (stacks(card) ? 1 : countOf(member, card)), 0);
}

/** Whether so many of a card find room as they are (SD-ITEM-03). */
export function fits(member: Member, card: CardId, count = 1): boolean {
  if (stacks(card) && countOf(member, card) > 0) return true;
  return slotsUsed(member) + (stacks(card) ? 1 : count) <= slotsOf(member);
}

/** What leaves to free one slot: a single card or a whole stack (SD-ITEM-03). */
export function roomFor(member: Member): readonly ItemRef[] {
  return kindsOf(member).map((cardId) => ({ cardId, count: stacks(cardId) ? countOf(member, cardId) : 1 }));
}

export function addCards(member: DraftMember, card: CardId, count = 1): void {
  for (let i = 0; i < count; i++) member.cards.push(card);
}

/** @throws RangeError when the inventory has fewer */
export function removeCards(member: DraftMember, card: CardId, count = 1): void {
  for (let i = 0; i < count; i++) {
    const at = member.cards.lastIndexOf(card);
    if (at < 0) throw new RangeError(`${member.seat} has no ${card} to part with.`);
    member.cards.splice(at, 1);
  }
}

/** To the face-up discard, out of the game (SD-ITEM-04, SD-ITEM-08). */
export function discardCards(play: SDPlay, member: DraftMember, card: CardId, count = 1): void {
  removeCards(member, card, count);
  for (let i = 0; i < count; i++) play.state.rubbleDiscard.push(card);
}

/** One card by chance, each single card alike; an empty inventory loses nothing (SD-ITEM-07, SD-EDGE-17). Loadable as deck `loss`. */
export function loseRandomCard(play: SDPlay, member: DraftMember, to: RedId | HordeCardId): void {
  if (member.cards.length === 0) return;
  const card = pickOne(play.state.luck, 'loss', member.cards);
  discardCards(play, member, card);
  play.tell({ type: 'card-lost', seat: member.seat, card, to });
}
