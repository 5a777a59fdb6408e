/** The Haggler's Junk market (SD-PERK-10). */
import type { Reason, SeatId } from '../../kernel/types';
import type { SDPlay } from '../play';
import type { State } from '../state';
import { countOf, discardCards } from './inventory';
import { draftMember, is, memberOf, spendPerk } from './members';
import { no } from './reason';
import { drawRubble } from './search';

/** Junk that can be traded in at once. */
export const MARKET_LIMIT = 2;

export function whyNoMarket(state: State, seat: SeatId, count: number): Reason | null {
  const member = memberOf(state, seat);
  if (!is(member, 'ch-haggler')) return no('PERK_NOT_YOURS');
  if (state.firstPlayer !== seat) return no('PERK_NEEDS_TOKEN');
  if (member.used.includes('junk-market')) return no('PERK_USED');
  if (count < 1 || count > MARKET_LIMIT || countOf(member, 'jk-junk') < count) return no('NOT_OWNED');
  return state.activePile.length < count ? no('PILE_SHORT') : null;
}

/** Junk goes, and as many cards will be drawn for it. */
export function openMarket(play: SDPlay, seat: SeatId, count: number): void {
  const member = draftMember(play.state, seat);
  spendPerk(play, member, 'junk-market');
  discardCards(play, member, 'jk-junk', count);
  play.state.marketDraws = count;
  play.tell({ type: 'junk-traded', seat, count });
}

export function marketDone({ marketDraws }: State): boolean {
  return marketDraws === 0;
}

/** One draw of the market, like a draw of the Search phase, bites included (SD-EDGE-05). */
export function drawForMarket(play: SDPlay): void {
  play.state.marketDraws -= 1;
  drawRubble(play);
}
