/** Red cards: they act at once and are discarded (SD-SRCH-06). */
import type { RedId } from '../ids';
import type { SDPlay } from '../play';
import type { State } from '../state';
import { takeDamage } from './damage';
import { loseRandomCard } from './inventory';
import { is, memberOf, spendPerk } from './members';
import { draftDrawer, drawerOf, isRed } from './search';

/** Damage of the rodents, which nothing absorbs (SD-DMG-01). */
export const BITES: Readonly<Record<Exclude<RedId, 'rd-crow'>, number>> = {
  'rd-rodent1': 1,
  'rd-rodent2': 2,
};

function discardRed(play: SDPlay): RedId | null {
  const { drawn } = play.state;
  if (!isRed(drawn)) return null;
  play.state.drawn = null;
  play.state.rubbleDiscard.push(drawn);
  return drawn;
}

/** Whether the drawn red card does nothing and is replaced by another draw: the Drifter's first one (SD-PERK-07). */
export function isReplaced(state: State): boolean {
  const member = memberOf(state, drawerOf(state));
  return isRed(state.drawn) && is(member, 'ch-drifter') && !member.used.includes('seen-worse');
}

/** The Drifter's first red card of the Search phase (SD-PERK-07, SD-EDGE-33). */
export function replaceRed(play: SDPlay): void {
  const card = discardRed(play);
  if (!card) return;
  const member = draftDrawer(play);
  spendPerk(play, member, 'seen-worse');
  play.tell({ type: 'red-ignored', seat: member.seat, card, again: true });
}

/** What the drawn red card does to its drawer; nothing to the Drifter (SD-SRCH-06, SD-PERK-07, SD-EDGE-04). */
export function sufferRed(play: SDPlay): void {
  const card = discardRed(play);
  if (!card) return;
  const member = draftDrawer(play);
  if (is(member, 'ch-drifter')) play.tell({ type: 'red-ignored', seat: member.seat, card, again: false });
  else if (card === 'rd-crow') loseRandomCard(play, member, card);
  else takeDamage(play, member, BITES[card], card);
}
