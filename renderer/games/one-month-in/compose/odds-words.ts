/** Chances in words (specification 10.3). */
import type { HexKey } from '../../../../models/kernel/hex';
import type { Zone } from '../../../../models/one-month-in/ids';
import { lootShares, overrunRisk } from '../../../../models/one-month-in/odds/loot';
import { whoCanReach } from '../../../../models/one-month-in/odds/reach';
import { standingOn } from '../../../../models/one-month-in/rules/groups';
import { zombiesLeft } from '../../../../models/one-month-in/rules/supplies';
import { activeSeat, activeTeam, tileOf } from '../../../../models/one-month-in/rules/table';
import type { State } from '../../../../models/one-month-in/state';
import { listOf, t } from '../../../i18n';
import { oneDigit, percent } from '../../../play/sayings';
import { teamName } from '../names';
import type { AttackForecast, FightForecast } from './forecast';

/** "3 against 3: 87%, expect to lose 0.8" */
export function fightWords({ fighters, zombies, win, losses }: FightForecast): string {
  return t('om.hud.odds.fight', { n: fighters, z: zombies, chance: percent(win), losses: oneDigit(losses) });
}

/** "3 against 2 of Red: 66%, expect to lose 1.4, Red 1.5" */
export function attackWords(state: State, { team, attackers, defenders, ...odds }: AttackForecast): string {
  return t('om.hud.odds.attack', {
    a: attackers,
    d: defenders,
    team: teamName(state, team),
    chance: percent(odds.win),
    losses: oneDigit(odds.losses),
    kills: oneDigit(odds.kills),
  });
}

/** A chance that fits on a mark of the table: "87%, lose 0.8". */
export function shortOdds({ win, losses }: { readonly win: number; readonly losses: number }): string {
  return t('om.hud.odds.short', { chance: percent(win), losses: oneDigit(losses) });
}

/** "Next card: 40% salvage, 35% survivors, 25% zombies; worst card 10 zombies." */
export function lootWords(state: State): string {
  const { salvage, survivors, zombies, worst } = lootShares(state);
  const shares = { salvage: percent(salvage), survivors: percent(survivors), zombies: percent(zombies) };
  return t(worst > 0 ? 'om.hud.odds.loot' : 'om.hud.odds.loot-safe', { ...shares, worst });
}

/** How likely the next card loses the tile, from 0 to 1. */
export function lootRisk(state: State, place: HexKey): number {
  const people = standingOn(tileOf(state, place), activeSeat(state));
  return overrunRisk(state, people, zombiesLeft(state), activeTeam(state));
}

/** Who could come and attack there before the team's next turn; empty when nobody can. */
export function reachWords(state: State, place: HexKey, zone: Zone): string {
  const rivals = whoCanReach(state, activeSeat(state), place, zone);
  return rivals.length === 0
    ? ''
    : t('om.hud.reach', { teams: listOf(rivals.map((seat) => teamName(state, seat))) });
}
