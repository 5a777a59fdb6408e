/** The Search phase (SD-SRCH-01 to SD-SRCH-07). */
import { shuffle } from '../../kernel/luck';
import type { SeatId } from '../../kernel/types';
import { pileCount } from '../content/piles';
import { type PileCardId, RED_IDS, type RedId, type RubbleId } from '../ids';
import type { DraftMember, SDPlay } from '../play';
import type { State } from '../state';
import { LAST_ASSAULT_ROUND } from './end';
import { addCards, fits } from './inventory';
import { draftMember, leftOf, memberOf } from './members';
import { takeFrom } from './piles';

/** A card that is kept or left: neither red nor WAVE!. */
export type FoundCard = Exclude<PileCardId, RedId | 'wave'>;

export function isRed(card: PileCardId | null): card is RedId {
  return RED_IDS.some((red) => red === card);
}

export function isFound(card: PileCardId | null): card is FoundCard {
  return card !== null && card !== 'wave' && !isRed(card);
}

export function isOvertime({ round }: State): boolean {
  return round > LAST_ASSAULT_ROUND;
}

function forgetRound(member: DraftMember): void {
  member.used = [];
  member.bloodLust = 0;
}

/** So many cards of the rubble pile, or all that are left. Loadable as deck `refill`. */
function takeUp({ state }: SDPlay, count: number): RubbleId[] {
  const cards: RubbleId[] = [];
  while (cards.length < count) {
    const card = takeFrom(state, 'refill', state.rubblePile);
    if (card === null) break;
    cards.push(card);
  }
  return cards;
}

/** Cards come from the rubble pile, in overtime none; WAVE! is shuffled in (SD-SRCH-01, SD-SRCH-02, SD-END-01). */
export function refill(play: SDPlay): void {
  const { state } = play;
  const overtime = isOvertime(state);
  const before = state.activePile.length;
  for (const member of state.members) forgetRound(member);
  play.tell({ type: 'round-started', round: state.round, overtime });
  const added = overtime ? [] : takeUp(play, pileCount(state.members.length));
  state.activePile.push(...added, 'wave');
  shuffle(state.luck, state.activePile);
  state.searcher = state.firstPlayer;
  play.tell({ type: 'pile-refilled', added: added.length, before });
}

/**
 * Whose draw it is: the searcher's, in the Junk market that of the first player (SD-PERK-10).
 * @throws RangeError when nobody holds the token
 */
export function drawerOf(state: State): SeatId {
  const seat = state.searcher ?? state.firstPlayer;
  if (!seat) throw new RangeError('Nobody is searching.');
  return seat;
}

export function draftDrawer(play: SDPlay): DraftMember {
  return draftMember(play.state, drawerOf(play.state));
}

/** Turns the top card over (SD-SRCH-03). Loadable as deck `rubble`. */
export function drawRubble(play: SDPlay): void {
  turnUp(play, takeFrom(play.state, 'rubble', play.state.activePile));
}

/** The card lies open before its drawer, to be dealt with. */
export function turnUp(play: SDPlay, card: PileCardId | null): void {
  play.state.drawn = card;
  if (card) play.tell({ type: 'card-found', seat: drawerOf(play.state), card });
}

/** Whether the card is kept without asking: it fits, is of use (SD-ITEM-05), and the seat wants it so (section 4, step 1). */
export function keepsItself(state: State): boolean {
  const member = memberOf(state, drawerOf(state));
  return member.autoKeep && isFound(state.drawn) && state.drawn !== 'jk-junk' && fits(member, state.drawn);
}

/** Puts the drawn card into the drawer's inventory, where it must fit (SD-SRCH-04). */
export function keepDrawn(play: SDPlay, auto = false): void {
  const { drawn: card } = play.state;
  if (!isFound(card)) return;
  const member = draftDrawer(play);
  addCards(member, card);
  play.state.drawn = null;
  play.tell({ type: 'card-kept', seat: member.seat, card, auto });
}

export function keepUnasked(play: SDPlay): void {
  keepDrawn(play, true);
}

/** Leaves the drawn card, out of the game (SD-SRCH-04). */
export function leaveDrawn(play: SDPlay): void {
  const { drawn: card } = play.state;
  if (!isFound(card)) return;
  play.state.drawn = null;
  play.state.rubbleDiscard.push(card);
  play.tell({ type: 'card-left', seat: drawerOf(play.state), card });
}

/** The left neighbour draws next (SD-SRCH-03). */
export function nextSearcher(play: SDPlay): void {
  play.state.searcher = leftOf(play.state, drawerOf(play.state));
}
