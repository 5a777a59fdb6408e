/** What a move would meet: the numbers behind its words (specification 10.3). */
import type { HexKey } from '../../../../models/kernel/hex';
import type { SeatId } from '../../../../models/kernel/types';
import type { Zone } from '../../../../models/one-month-in/ids';
import { type AttackOdds, attackOdds } from '../../../../models/one-month-in/odds/attack';
import { type FightOdds, fightOdds } from '../../../../models/one-month-in/odds/fight';
import { groupAt, headcount, rivalsIn } from '../../../../models/one-month-in/rules/groups';
import { activeSeat, activeTeam, tileOf } from '../../../../models/one-month-in/rules/table';
import type { State } from '../../../../models/one-month-in/state';

/** A zombie fight as it would be fought to its end. */
export interface FightForecast extends FightOdds {
  readonly fighters: number;
  readonly zombies: number;
}

/** An attack as it would be fought to its end. */
export interface AttackForecast extends AttackOdds {
  readonly team: SeatId;
  readonly attackers: number;
  readonly defenders: number;
}

/** So many against what is inside; null where no zombies are. */
export function fightIn(state: State, place: HexKey, fighters: number): FightForecast | null {
  const { zombies } = tileOf(state, place);
  if (zombies === 0) return null;
  return { fighters, zombies, ...fightOdds(fighters, zombies, activeTeam(state)) };
}

export function attackOn(
  state: State,
  place: HexKey,
  zone: Zone,
  team: SeatId,
  attackers: number,
): AttackForecast {
  const defenders = headcount(groupAt(tileOf(state, place), team, zone));
  return { team, attackers, defenders, ...attackOdds(attackers, defenders, activeTeam(state).armed) };
}

/** An attack on each rival in a zone. */
export function attacksIn(
  state: State,
  place: HexKey,
  zone: Zone,
  attackers: number,
): readonly AttackForecast[] {
  const rivals = rivalsIn(tileOf(state, place), activeSeat(state), zone);
  return rivals.map((team) => attackOn(state, place, zone, team, attackers));
}
