/** Salvage, spent two cards at a time (6.9); which cards does not matter (OM-GEAR-01). */
import type { Reason, SeatId } from '../../kernel/types';
import { GEAR } from '../content/supplies';
import type { OMPlay } from '../play';
import type { State } from '../state';
import { firstOf, no } from './reason';
import { activeSeat, activeTeam, draftTeam } from './table';

/** Cards that anything costs. */
const PRICE = 2;

export type Gear = 'armed' | 'suited';

export function whyNoSalvage(state: State): Reason | null {
  const { length } = activeTeam(state).salvage;
  return length < PRICE ? no('NOT_ENOUGH_SALVAGE', { n: length }) : null;
}

export function spendSalvage({ state }: OMPlay, seat: SeatId): void {
  const team = draftTeam(state, seat);
  state.spent = [...state.spent, ...team.salvage.slice(0, PRICE)];
  team.salvage = team.salvage.slice(PRICE);
}

/** No more of a sort than there are dice (OM-GEAR-05). */
export function whyNoGear(state: State, gear: Gear): Reason | null {
  return firstOf(whyNoSalvage(state), activeTeam(state)[gear] >= GEAR && no('GEAR_LIMIT'));
}

/** One more die is better until the end of the turn, in every fight of the team (OM-GEAR-02..04). */
export function takeGear(play: OMPlay, gear: Gear): void {
  const seat = activeSeat(play.state);
  spendSalvage(play, seat);
  const team = draftTeam(play.state, seat);
  team[gear] += 1;
  play.tell({ type: gear, seat, dice: team[gear] });
}
