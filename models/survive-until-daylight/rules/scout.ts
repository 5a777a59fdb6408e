/** The Drifter's Scout (SD-PERK-08). */
import type { SDPlay } from '../play';
import type { State } from '../state';
import { mayUseFirst, memberOf, spendPerk } from './members';
import { takeFrom } from './piles';
import { draftDrawer, drawerOf, turnUp } from './search';

/** Cards that are looked at. */
const SCOUTED = 3;
/** Cards that the pile must hold. */
const SCOUT_MIN = 2;

/** Whether the searcher may look at the top cards instead (SD-PERK-08, SD-EDGE-02). */
export function mayScout(state: State): boolean {
  const member = memberOf(state, drawerOf(state));
  return state.activePile.length >= SCOUT_MIN && mayUseFirst(state, member, 'ch-drifter', 'scout');
}

/** Takes the top cards up to look at them. */
export function scout(play: SDPlay): void {
  const { state } = play;
  const member = draftDrawer(play);
  spendPerk(play, member, 'scout');
  while (state.scouted.length < SCOUTED) {
    const card = takeFrom(state, 'rubble', state.activePile);
    if (!card) break;
    state.scouted.push(card);
  }
  play.tell({ type: 'scouted', seat: member.seat, cards: state.scouted });
}

/** One of the cards looked at counts as drawn, the others go back on top, the first named uppermost (SD-PERK-08). */
export function takeScouted(play: SDPlay, takeIndex: number, restOrder: readonly number[]): void {
  const { state } = play;
  const { scouted } = state;
  const rest = restOrder.flatMap((index) => scouted[index] ?? []);
  state.scouted = [];
  state.activePile.unshift(...rest);
  turnUp(play, scouted[takeIndex] ?? null);
}
