/** Parting with what one carries (SD-ITEM-03, SD-ITEM-04). */
import type { Reason, SeatId } from '../../kernel/types';
import type { CardId } from '../ids';
import type { ItemRef } from '../moves';
import type { DraftMember, SDPlay } from '../play';
import type { Member, State } from '../state';
import { countOf, discardCards, fits, roomFor } from './inventory';
import { draftMember, memberOf } from './members';
import { NOT_YOUR_TURN, no } from './reason';

/** Whether an awaited seat has so many of a card to throw away (SD-ITEM-04). */
export function whyNoDiscard(
  state: State,
  awaited: readonly SeatId[],
  seat: SeatId,
  { cardId, count }: ItemRef,
): Reason | null {
  if (!awaited.includes(seat)) return NOT_YOUR_TURN;
  return count >= 1 && countOf(memberOf(state, seat), cardId) >= count ? null : no('NOT_OWNED');
}

export function discardItem(play: SDPlay, member: DraftMember, { cardId, count }: ItemRef): void {
  discardCards(play, member, cardId, count);
  play.tell({ type: 'cards-discarded', seat: member.seat, card: cardId, count });
}

export function discardOf(play: SDPlay, seat: SeatId, item: ItemRef): void {
  discardItem(play, draftMember(play.state, seat), item);
}

/** What may be given up to take in a card: nothing where it fits, else each single card and each whole stack (SD-ITEM-03). */
export function waysToFit(member: Member, card: CardId, count = 1): readonly (ItemRef | null)[] {
  return fits(member, card, count) ? [null] : roomFor(member);
}

/** Whether a card can be taken in with that given up for it (SD-ITEM-03, SD-EDGE-18). */
export function whyNoFit(
  member: Member,
  card: CardId,
  count: number,
  discard: ItemRef | null,
): Reason | null {
  if (fits(member, card, count)) return discard ? no('ROOM_ENOUGH') : null;
  if (!discard) return no('INVENTORY_FULL');
  const slot = roomFor(member).find(({ cardId }) => cardId === discard.cardId);
  if (!slot) return no('NOT_OWNED');
  return slot.count === discard.count ? null : no('DISCARD_WHOLE_STACK');
}
