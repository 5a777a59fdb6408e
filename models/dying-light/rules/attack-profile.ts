/** What an attack is made of once Skill, Momentum and Wounds are counted in (DL-ATK-03, DL-ATK-10). */
import { ITEMS } from '../content/items';
import { type AttackProfile, SPEAR_ATTACK, WEAPONS } from '../content/weapons';
import type { ItemId } from '../ids';
import type { Runner } from '../state';
import { burdenOf } from './burdens';
import { weaponDamageBonus } from './skills';
import { hasMomentum } from './tempo';

/** What is used up by an attack that is no weapon attack: Throwing Knives (3.9) or a Spear token (DL-ENV-04). */
export type AttackItem = Extract<ItemId, 'c-knives'> | 'spear';

/** The attack that the Weapon in the slot makes in a mode; null before the first pick. */
export function weaponProfile(runner: Runner, mode: 'standard' | 'special'): AttackProfile | null {
  return runner.weapon ? WEAPONS[runner.weapon][mode] : null;
}

/** The attack of an item; its `range` is what a target must be within (DL-RANGE-01). */
export function itemProfile(item: AttackItem): AttackProfile {
  if (item === 'spear') return SPEAR_ATTACK;
  const card = ITEMS[item];
  if ('effect' in card && card.effect.kind === 'attack') return card.effect.attack;
  throw new Error(`${item} is nothing to attack with.`);
}

/** What a lasting Wound adds to the total of every attack: `wd-blurred` takes 1 (DL-ATK-10). */
function woundDamage(runner: Runner): number {
  return burdenOf(runner, 'attack-damage')?.damage ?? 0;
}

/**
 * What is added once to the total of a weapon attack: Weapon, Skill and Wounds (DL-ATK-03, DL-ATK-10).
 * @param momentum whether the Runner has Momentum after paying; a preview knows it before the rules do (DL-GEAR-04)
 */
export function weaponBonus(runner: Runner, profile: AttackProfile, momentum = hasMomentum(runner)): number {
  return profile.plus + weaponDamageBonus(runner, momentum) + woundDamage(runner);
}

/** What is added once to the total of an item's attack; a Skill never is (DL-ENV-04, DL-ATK-10). */
export function itemBonus(runner: Runner, profile: AttackProfile): number {
  return profile.plus + woundDamage(runner);
}
