/** Searching: what to keep, when to take the WAVE!, what the Scout picks (11.2). */
import type { PileCardId, RedId } from '../ids';
import { RED_IDS } from '../ids';
import type { ItemRef, Move, MoveOf } from '../moves';
import { memberOf, remaining } from '../rules/members';
import type { Member, State } from '../state';
import { keepValue } from './card-value';
import type { Temper } from './level';

/** A wave that can be borne; with fewer health left it is better left to others. */
const FIT_FOR_WAVE = 8;

/** With less nobody gives a wound away: the next rodent would be the end. */
const FIT_TO_DELAY = 3;

function searcher(state: State): Member {
  if (!state.searcher) throw new Error('Nobody is searching.');
  return memberOf(state, state.searcher);
}

function isRed(card: PileCardId): card is RedId {
  return RED_IDS.some((id) => id === card);
}

function drawValue(temper: Temper, state: State, member: Member, card: PileCardId): number {
  if (card === 'wave') return remaining(member) >= FIT_FOR_WAVE && !delays(temper, state) ? 1.5 : -2;
  return isRed(card) ? -1 : keepValue(state, member, card, temper);
}

/** Cards of the same worth are not swapped for each other. */
const NOTICEABLE = 0.05;

/** What a seat gains by taking so many of a card: all of it is judged with the new card in the bag. */
function gainOf(temper: Temper, state: State, member: Member, got: ItemRef, dropped: ItemRef | null): number {
  const richer = { ...member, cards: [...member.cards, got.cardId] };
  const value = ({ cardId, count }: ItemRef) => keepValue(state, richer, cardId, temper) * count;
  return dropped ? value(got) - value(dropped) - NOTICEABLE : value(got) + 0.1;
}

/** Keeps whatever finds room, and what is worth more than the least of what is there. */
export function scoreKeep(temper: Temper, state: State, member: Member, move: Move): number {
  const { drawn } = state;
  if (move.type !== 'KEEP' || !drawn || drawn === 'wave' || isRed(drawn)) return 0;
  return gainOf(temper, state, member, { cardId: drawn, count: 1 }, move.discard);
}

/** A gift is taken as long as it is worth more than what has to go for it (SD-EDGE-20). */
export function scoreTake(temper: Temper, state: State, member: Member, move: Move): number {
  if (move.type !== 'TAKE' || !state.offer) return 0;
  const { card: cardId, count } = state.offer;
  return gainOf(temper, state, member, { cardId, count }, move.discard);
}

function othersAverage(state: State, member: Member): number {
  const others = state.members.filter(({ seat }) => seat !== member.seat);
  return others.reduce((sum, other) => sum + remaining(other), 0) / others.length;
}

/** Whether one more wound is worth it for more cards (11.2, 11.3). */
export function delays(temper: Temper, state: State): boolean {
  const member = searcher(state);
  const seats = state.members.length;
  const cards = [...state.activePile, ...state.scouted].filter((card) => card !== 'wave').length;
  const health = remaining(member);
  if (seats === 1 || health < FIT_TO_DELAY) return false;
  if (!temper.usesSpecials) return seats >= 3 && health >= 7 && cards >= 2 * seats;
  const greed = seats === 6 ? temper.greed.six : temper.greed.few;
  if (seats >= 3 && health >= 6 && cards / 2 / seats >= greed) return true;
  return health <= 6 && othersAverage(state, member) - health >= 3 && cards >= seats;
}

/** The best card in hand, WAVE! put back deepest. */
export function scoreScout(temper: Temper, state: State, move: MoveOf<'SCOUT_TAKE'>): number {
  const member = searcher(state);
  const taken = state.scouted[move.takeIndex];
  const wave = move.restOrder.findIndex((index) => state.scouted[index] === 'wave');
  return (taken ? drawValue(temper, state, member, taken) : 0) + 0.01 * wave;
}
