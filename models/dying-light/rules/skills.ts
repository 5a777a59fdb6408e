/** What Skills change at this moment; the bonus replaces the passive while the Runner has Momentum (DL-GEAR-04). */
import { RUNNERS } from '../content/runners';
import { SKILLS, type SkillEffect } from '../content/skills';
import type { Runner } from '../state';
import { hasMomentum } from './tempo';

type FlatEffect = Exclude<SkillEffect['kind'], 'climb-discount'>;

function effectOf(runner: Runner): SkillEffect {
  return SKILLS[RUNNERS[runner.id].skill].effect;
}

function flatBonus(runner: Runner, kind: FlatEffect, momentum: boolean): number {
  const effect = effectOf(runner);
  if (effect.kind !== kind) return 0;
  return momentum ? effect.momentum : effect.passive;
}

/**
 * Added to the Risk of a Jump; negative for `sk-feather`.
 * @param momentum whether the Runner has Momentum after paying; a preview knows it before the rules do
 */
export function jumpRiskBonus(runner: Runner, momentum = hasMomentum(runner)): number {
  return flatBonus(runner, 'jump-risk', momentum);
}

/** Added to the total of a weapon attack, looked at after paying (`sk-heavy`, DL-ATK-10). */
export function weaponDamageBonus(runner: Runner, momentum = hasMomentum(runner)): number {
  return flatBonus(runner, 'weapon-damage', momentum);
}

/** Added to the Defense once an attack, looked at when the Defense is committed (`sk-brace`). */
export function defenceBonus(runner: Runner, momentum = hasMomentum(runner)): number {
  return flatBonus(runner, 'defence', momentum);
}

/** Dice off the next Climb, looked at before paying (`sk-wall`): the first one, with Momentum every one. */
export function climbDiscount(runner: Runner): number {
  const effect = effectOf(runner);
  if (effect.kind !== 'climb-discount') return 0;
  return hasMomentum(runner) || runner.activation.climbs === 0 ? effect.dice : 0;
}
