/** Attacks and defences for tests, spelled out only where the test is about it. */
import { attack } from '../../models/dying-light/actions/attack';
import type { InfectedType, RunnerId } from '../../models/dying-light/ids';
import type { AttackAction } from '../../models/dying-light/moves';
import { attackPower } from '../../models/dying-light/rules/enemy-attack';
import { draftRunner } from '../../models/dying-light/rules/runners';
import type { State } from '../../models/dying-light/state';
import type { Reason } from '../../models/kernel/types';
import { type Performed, perform } from './dying-light';
import { firstRunner } from './dying-light-moves';

/** A Standard Attack on a standing Biter next to the Runner, with the first die of the pool. */
export function anAttack(state: State, more: Partial<AttackAction> = {}): AttackAction {
  const die = firstRunner(state).pool[0]?.id;
  if (!die) throw new Error('There is no die to attack with.');
  return {
    type: 'ATTACK',
    mode: 'standard',
    targetArea: 'printCourt',
    targetType: 'biter',
    targetDown: false,
    die,
    boosts: [],
    gearBoosts: [],
    fatigueDie: null,
    push: [],
    ...more,
  };
}

export function whyNoAttack(state: State, more: Partial<AttackAction> = {}): Reason | null {
  return attack.why(state, firstRunner(state), anAttack(state, more));
}

/** Makes a legal attack and everything it triggers, until a question waits. */
export function attackWith(state: State, more: Partial<AttackAction> = {}): Performed {
  const reason = whyNoAttack(state, more);
  if (reason) throw new Error(`The attack is refused: ${JSON.stringify(reason)}`);
  const { id } = firstRunner(state);
  return perform(state, (play) => attack.take(play, draftRunner(play.state, id), anAttack(state, more)));
}

/** The Runner in seat 1 is under attack and has not defended yet. */
export function underAttack(state: State, by: Partial<Record<InfectedType, number>>): State {
  const attackers = { biter: 0, viral: 0, volatile: 0, howler: 0, ...by };
  const runner: RunnerId = firstRunner(state).id;
  const power = attackPower(attackers);
  return { ...state, defence: { runner, attackers, power, committed: 0, diceSpent: false, pushes: 0 } };
}
