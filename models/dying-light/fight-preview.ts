/** What the players see before they fight or defend (section 10). Chances are fractions from 0 to 1. */
import type { AttackAction, Target } from './moves';
import { attackDieOdds, killChance } from './odds';
import { type AttackItem, itemBonus, itemProfile, weaponBonus, weaponProfile } from './rules/attack-profile';
import { defenceSoFar } from './rules/defend-options';
import { type AttackPlus, attackerCount } from './rules/enemy-attack';
import { toughnessAt } from './rules/infected';
import { hasMomentumAfter } from './rules/payment';
import { isNight, runnerOf } from './rules/runners';
import type { Runner, State } from './state';

export interface AttackPreview {
  /** Damage dice. */
  readonly dice: number;
  /** Added once to the total. */
  readonly bonus: number;
  /** Of the target where it stands (DL-ATK-08). */
  readonly toughness: number;
  readonly killChance: number;
}

function previewOf(state: State, target: Target, dice: number, bonus: number): AttackPreview {
  const toughness = toughnessAt(state, target.areaId, target.type);
  return { dice, bonus, toughness, killChance: killChance(dice, bonus, target.type, toughness) };
}

/** Skill bonuses look at the moment after paying (DL-GEAR-04): fatiguing the Momentum die itself loses them. */
function keepsMomentum(runner: Runner, move: AttackAction): boolean {
  const held = [...runner.track, ...runner.pool].find((die) => die?.id === move.fatigueDie);
  return held?.type !== 'momentum' && hasMomentumAfter(runner, 1);
}

/**
 * Dice, bonus and chance of a weapon attack.
 * @returns null when the Runner has no Weapon yet
 */
export function attackPreview(state: State, runner: Runner, move: AttackAction): AttackPreview | null {
  const profile = weaponProfile(runner, move.mode);
  if (!profile) return null;
  const target = { areaId: move.targetArea, type: move.targetType, down: move.targetDown };
  return previewOf(state, target, profile.dice, weaponBonus(runner, profile, keepsMomentum(runner, move)));
}

/** Dice, bonus and chance of Throwing Knives or a Spear. */
export function itemAttackPreview(
  state: State,
  runner: Runner,
  item: AttackItem,
  target: Target,
): AttackPreview {
  const profile = itemProfile(item);
  return previewOf(state, target, profile.dice, itemBonus(runner, profile));
}

export interface DefenceOutcome {
  readonly plus: AttackPlus;
  readonly chance: number;
  readonly wounds: number;
}

export interface DefencePreview {
  readonly power: number;
  /** Defense so far, with what Brace will add. */
  readonly committed: number;
  /** What the attack die may bring, from +0 up; impossible results are left out. */
  readonly outcomes: readonly DefenceOutcome[];
}

/** What the attack would do if the Defense were committed now; null when nobody is defending (DL-EATK-05, DL-EATK-06). */
export function defencePreview(state: State): DefencePreview | null {
  const { defence } = state;
  if (!defence) return null;
  const committed = defenceSoFar(runnerOf(state, defence.runner), defence);
  const odds = attackDieOdds(attackerCount(defence.attackers), isNight(state));
  const outcomes = ([0, 1, 2] as const)
    .filter((plus) => odds[plus] > 0)
    .map((plus) => ({
      plus,
      chance: odds[plus],
      wounds: Math.max(0, defence.power + plus - committed),
    }));
  return { power: defence.power, committed, outcomes };
}
