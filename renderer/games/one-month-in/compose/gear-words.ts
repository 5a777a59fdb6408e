/** What one more better die is worth in the fight that is on, or about to begin. */

import { attackOdds } from '../../../../models/one-month-in/odds/attack';
import { fightOdds } from '../../../../models/one-month-in/odds/fight';
import { attackOf, defendersOf } from '../../../../models/one-month-in/rules/attack';
import { fighters, zombiesIn } from '../../../../models/one-month-in/rules/fight';
import type { Gear } from '../../../../models/one-month-in/rules/gear';
import { groupAt, headcount, rivalsIn } from '../../../../models/one-month-in/rules/groups';
import { activeSeat, activeTeam, tileOf } from '../../../../models/one-month-in/rules/table';
import type { State } from '../../../../models/one-month-in/state';
import { t } from '../../../i18n';
import { percent } from '../../../play/sayings';

interface Change {
  readonly before: number;
  readonly after: number;
}

function inFight(state: State, gear: Gear): Change {
  const { armed, suited } = activeTeam(state);
  const [n, z] = [headcount(fighters(state)), zombiesIn(state)];
  const more = { armed: armed + Number(gear === 'armed'), suited: suited + Number(gear === 'suited') };
  return { before: fightOdds(n, z, { armed, suited }).win, after: fightOdds(n, z, more).win };
}

function against(state: State, attackers: number, defenders: number): Change {
  const { armed } = activeTeam(state);
  const chance = (dice: number) => attackOdds(attackers, defenders, dice).win;
  return { before: chance(armed), after: chance(armed + 1) };
}

function changeOf(state: State, gear: Gear): Change | null {
  const { arrival } = state;
  if (state.fight) return inFight(state, gear);
  if (gear === 'suited') return null;
  if (state.attack) return against(state, headcount(attackOf(state).ap), headcount(defendersOf(state)));
  if (!arrival) return null;
  const tile = tileOf(state, arrival.tile);
  const [rival] = rivalsIn(tile, activeSeat(state), arrival.zone);
  const defenders = rival ? headcount(groupAt(tile, rival, arrival.zone)) : 0;
  return against(state, headcount(arrival.ap), defenders);
}

/** "2 salvage: 66% to 78%"; the price alone where nobody fights. */
export function gearWords(gear: Gear, state: State): string {
  const change = changeOf(state, gear);
  if (!change) return t('om.hud.gear-price');
  return t('om.hud.gear-odds', { before: percent(change.before), after: percent(change.after) });
}
