/** Special cards that are played by themselves (6.9). */
import type { Reason } from '../../kernel/types';
import type { PlayedSpecialId } from '../ids';
import type { DraftMember, SDPlay } from '../play';
import type { Member, State } from '../state';
import { canSuffer, takeDamage } from './damage';
import { countOf, discardCards } from './inventory';
import { no } from './reason';

/** SD-SPEC-01 to SD-SPEC-03, SD-SPEC-05. */
export function whyNoSpecial(state: State, member: Member, card: PlayedSpecialId): Reason | null {
  if (countOf(member, card) === 0) return no('NOT_OWNED');
  if (card === 'sp-focus') return state.focus ? no('FOCUS_ACTIVE') : null;
  return canSuffer(member) ? null : no('WOULD_KILL_YOU');
}

/**
 * Energy Shot, Focus or Blood Lust. The damage of the two drinks nobody absorbs (SD-DMG-01, SD-SURV-04); the action is a
 * full one and adds to an unused one (SD-TURN-03, SD-EDGE-22).
 */
export function playSpecial(play: SDPlay, member: DraftMember, card: PlayedSpecialId): void {
  discardCards(play, member, card);
  play.tell({ type: 'special-played', seat: member.seat, card });
  switch (card) {
    case 'sp-focus':
      play.state.focus = true;
      return;
    case 'sp-energy':
      takeDamage(play, member, 1, card);
      play.state.actions += 1;
      return;
    case 'sp-bloodlust':
      takeDamage(play, member, 1, card);
      member.bloodLust += 1;
  }
}
