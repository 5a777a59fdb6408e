/** The Trade phase (SD-TRADE-01 to SD-TRADE-06). */
import type { Reason, SeatId } from '../../kernel/types';
import type { CardId } from '../ids';
import type { MoveOf } from '../moves';
import type { SDPlay } from '../play';
import type { Member, Offer, State } from '../state';
import { addCards, countOf, removeCards, stacks } from './inventory';
import { draftMember, is, memberOf } from './members';
import { no } from './reason';

/** Everybody may act until everybody is ready (SD-TRADE-01). */
export function openTrade({ state }: SDPlay): void {
  state.ready = [];
  state.refusals = [];
  for (const member of state.members) member.gifts = 0;
}

export function isReady({ ready }: State, seat: SeatId): boolean {
  return ready.includes(seat);
}

/** Seats that are not ready, bots first, so that nobody waits for a bot. */
export function stillTrading(state: State): readonly SeatId[] {
  const waiting = state.seats.filter(({ id }) => !isReady(state, id));
  const bots = waiting.filter(({ controller }) => controller.kind === 'bot');
  return [...bots, ...waiting.filter(({ controller }) => controller.kind !== 'bot')].map(({ id }) => id);
}

export function allReady(state: State): boolean {
  return state.ready.length === state.members.length;
}

/** Gifts that a seat may make in one Trade phase (SD-TRADE-02, SD-PERK-09). */
function giftsAllowed(member: Member): number {
  return is(member, 'ch-haggler') ? 2 : 1;
}

export function mayGive(member: Member): boolean {
  return member.gifts < giftsAllowed(member);
}

function wasRefused(state: State, to: SeatId, card: CardId): boolean {
  return state.refusals.some((refusal) => refusal.to === to && refusal.card === card);
}

/**
 * One item is one card, or any number of cards of one stack (SD-TRADE-03). Tokens and allies are no cards, so that nobody
 * can name them here (SD-TRADE-04, SD-CRAFT-08).
 */
function whyNoItem(member: Member, card: CardId, count: number): Reason | null {
  if (count < 1 || countOf(member, card) < count) return no('NOT_OWNED');
  return count > 1 && !stacks(card) ? no('ONE_ITEM') : null;
}

/** Whether the gift may be offered (SD-TRADE-02 to SD-TRADE-05). The giver is one who is not ready. */
export function whyNoOffer(state: State, { from, to, cardId, count }: MoveOf<'OFFER'>): Reason | null {
  if (from === to) return no('GIFT_SELF');
  const receiver = state.seats.find(({ id }) => id === to);
  if (!receiver) return no('PICK_TAKEN');
  const giver = memberOf(state, from);
  if (!mayGive(giver)) return no('GIFT_USED');
  const item = whyNoItem(giver, cardId, count);
  if (item) return item;
  return wasRefused(state, to, cardId) ? no('OFFER_REPEATED', { name: { text: receiver.name } }) : null;
}

export function makeOffer(play: SDPlay, { from, to, cardId: card, count }: MoveOf<'OFFER'>): void {
  play.state.offer = { from, to, card, count };
  play.tell({ type: 'gift-offered', from, to, card, count });
}

/**
 * The gift that waits for an answer.
 * @throws Error when there is none: a fault of the chart, never of a player
 */
export function offerOf({ offer }: State): Offer {
  if (!offer) throw new Error('Nobody offers anything.');
  return offer;
}

/** The gift changes hands and counts for its giver (SD-TRADE-02); it may be passed on (SD-TRADE-06). */
export function takeGift(play: SDPlay): void {
  const { from, to, card, count } = offerOf(play.state);
  const giver = draftMember(play.state, from);
  removeCards(giver, card, count);
  giver.gifts += 1;
  addCards(draftMember(play.state, to), card, count);
  play.state.offer = null;
  play.tell({ type: 'gift-taken', from, to, card, count });
}

/** A refused gift does not count, and that card is not offered to that seat again (SD-TRADE-05). */
export function refuseGift(play: SDPlay): void {
  const { from, to, card } = offerOf(play.state);
  play.state.offer = null;
  play.state.refusals.push({ to, card });
  play.tell({ type: 'gift-refused', from, to, card });
}

export function setReady(play: SDPlay, seat: SeatId, ready: boolean): void {
  const others = play.state.ready.filter((one) => one !== seat);
  play.state.ready = ready ? [...others, seat] : others;
  play.tell({ type: 'seat-ready', seat, ready });
}
