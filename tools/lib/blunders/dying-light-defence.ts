/** The best defence that there would have been, found by trying out every step that adds most. */
import { woundsLeft } from '../../../models/dying-light/bot/harm';
import { defending } from '../../../models/dying-light/decisions/defending';
import { copyOf } from '../../../models/dying-light/draft';
import type { Entry } from '../../../models/dying-light/entries';
import type { DefendingMove } from '../../../models/dying-light/moves';
import { attackDieOdds } from '../../../models/dying-light/odds';
import { defenceSoFar } from '../../../models/dying-light/rules/defend-options';
import { attackerCount } from '../../../models/dying-light/rules/enemy-attack';
import { isNight, runnerOf } from '../../../models/dying-light/rules/runners';
import type { Defence, State } from '../../../models/dying-light/state';
import { change } from '../../../models/kernel/change';

function total(state: State, defence: Defence): number {
  return defenceSoFar(runnerOf(state, defence.runner), defence);
}

/** Chance that the Runner is eliminated by an attack against so much Defense (DL-EATK-05, DL-WND-03). */
export function deathChance(state: State, defence: Defence, defended: number): number {
  const left = woundsLeft(runnerOf(state, defence.runner));
  const odds = attackDieOdds(attackerCount(defence.attackers), isNight(state));
  return ([0, 1, 2] as const).reduce<number>(
    (sum, plus) => sum + (defence.power + plus - defended >= left ? odds[plus] : 0),
    0,
  );
}

function after(state: State, move: DefendingMove): State {
  return change<State, Entry>(state, (play) => defending.take(play, move), copyOf).state;
}

/** The most Defense that can be committed from here. */
export function bestDefence(state: State): number {
  const { defence } = state;
  if (!defence) return 0;
  const tables = defending
    .options(state)
    .filter(({ type }) => type !== 'COMMIT')
    .map((move) => after(state, move));
  const worth = (table: State) => (table.defence ? total(table, table.defence) : 0);
  const [best] = tables.toSorted((one, other) => worth(other) - worth(one));
  return best && worth(best) > total(state, defence) ? bestDefence(best) : total(state, defence);
}
