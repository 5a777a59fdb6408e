/** ATTACK: one die for the Weapon in the slot (DL-ATK-01, DL-ATK-02). */
import type { Boost } from '../ids';
import type { AttackAction, Target } from '../moves';
import { startAttack } from '../rules/attack';
import { weaponBonus, weaponProfile } from '../rules/attack-profile';
import { payDice, type Spending, usedBoosts, whyNoBoosts, whyNoDice } from '../rules/boosts';
import { fatigueDie } from '../rules/fatigue';
import { pushBefore, whyNoPush } from '../rules/push';
import { whyNoFee } from '../rules/special-fee';
import { whyNoTarget } from '../rules/targets';
import type { Action } from './action';
import { attackOptions } from './attack-options';

/** Icons that do something for an attack; it has no Risk to evade (DL-ATK-09). */
const FITTING: Readonly<Record<AttackAction['mode'], readonly Boost[]>> = {
  standard: ['push'],
  special: ['power', 'push'],
};

function targetOf(move: AttackAction): Target {
  return { areaId: move.targetArea, type: move.targetType, down: move.targetDown };
}

function spendingOf(move: AttackAction): Spending {
  return { dice: [move.die], boosts: move.boosts, gearBoosts: move.gearBoosts };
}

export const attack: Action<AttackAction> = {
  options: attackOptions,

  why(state, runner, move) {
    const profile = weaponProfile(runner, move.mode);
    if (!profile) return { id: 'needWeapon', params: {} };
    return (
      whyNoDice(runner, [move.die]) ??
      whyNoBoosts(runner, spendingOf(move), FITTING[move.mode]) ??
      whyNoFee(runner, move) ??
      whyNoPush(state, runner, move.push, usedBoosts(move, 'push')) ??
      whyNoTarget(state, runner, profile.range, targetOf(move), move.push)
    );
  },

  /** The die goes on the track before the Fatigue (DL-FAT-04); bonuses look at the moment after paying (DL-GEAR-04). */
  take(play, runner, move) {
    const profile = weaponProfile(runner, move.mode);
    if (!profile || !runner.weapon) throw new Error(`${runner.id} has no Weapon.`);
    payDice(play, runner, [move.die]);
    if (move.fatigueDie) fatigueDie(play, runner, move.fatigueDie, true);
    pushBefore(play, runner, move.push);
    startAttack(play, runner, {
      with: runner.weapon,
      mode: move.mode,
      profile,
      bonus: weaponBonus(runner, profile),
      target: targetOf(move),
      pushes: usedBoosts(move, 'push') - move.push.length,
    });
  },
};
