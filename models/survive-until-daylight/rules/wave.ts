/** The WAVE! card (SD-WAVE-01 to SD-WAVE-07). */
import { shuffle } from '../../kernel/luck';
import type { Reason } from '../../kernel/types';
import type { Undelayed } from '../entries';
import type { SDPlay } from '../play';
import type { State } from '../state';
import { canSuffer, takeDamage } from './damage';
import { memberOf } from './members';
import { draftDrawer, drawerOf } from './search';

/** A delay must not kill, and WAVE! needs other cards to hide among (SD-WAVE-04, SD-WAVE-05). */
export function whyNoDelay(state: State): (Reason & { readonly id: Undelayed }) | null {
  if (!canSuffer(memberOf(state, drawerOf(state)))) return { id: 'DELAY_WOULD_KILL', params: {} };
  return state.activePile.length === 0 ? { id: 'PILE_EMPTY', params: {} } : null;
}

/** The drawer is this round's target of every enemy; the search is over (SD-WAVE-02, SD-WAVE-06). */
export function acceptWave(play: SDPlay): void {
  const { state } = play;
  const seat = drawerOf(state);
  const undelayed = whyNoDelay(state)?.id;
  state.drawn = null;
  state.waveHolder = seat;
  state.searcher = null;
  play.tell({ type: 'wave-accepted', seat, ...(undelayed !== undefined && { undelayed }) });
}

/** 1 unabsorbable damage, and WAVE! is shuffled back (SD-WAVE-03). */
export function delayWave(play: SDPlay): void {
  const { state } = play;
  const member = draftDrawer(play);
  play.tell({ type: 'wave-delayed', seat: member.seat, cards: state.activePile.length });
  takeDamage(play, member, 1, 'delay');
  state.drawn = null;
  state.activePile.push('wave');
  shuffle(state.luck, state.activePile);
}
