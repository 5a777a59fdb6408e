/** What attacks are worth: the tables after a hit and after a miss, weighed by their chances. */
import { INFECTED } from '../content/infected';
import type { AttackProfile } from '../content/weapons';
import { attackPreview, itemAttackPreview } from '../fight-preview';
import type { InfectedType } from '../ids';
import { areaOf } from '../map';
import type { AttackAction, Target } from '../moves';
import { killChance } from '../odds';
import { itemProfile, weaponProfile } from '../rules/attack-profile';
import type { Runner, State } from '../state';
import { FATIGUE_HARM } from './harm';
import { afterPushes, afterSpending, hereOf, withInfected, withoutStrongest, withRunner } from './imagine';
import { keptWorth, type Outlook, once, tableWorth } from './outlook';
import { expectedDefence } from './threat';

/** Worth of a kill beyond what it does for the Runner itself: the dangerous ones are everybody's trouble. */
const KILL_WORTH: Readonly<Record<InfectedType, number>> = {
  biter: 0.1,
  viral: 0.2,
  volatile: 1.2,
  howler: 1,
};

interface Blow {
  readonly target: Target;
  readonly profile: AttackProfile;
  /** Chances to remove the target, and another of its kind as well. */
  readonly kill: number;
  readonly cleave: number;
}

function gone(state: State, { areaId, type, down }: Target): State {
  return withInfected(state, areaId, type, down ? { down: -1 } : { standing: -1 });
}

function afterMiss(state: State, { target, profile }: Blow): State {
  if (!profile.knocksSurvivor || target.down || INFECTED[target.type].class === 'special') return state;
  return withInfected(state, target.areaId, target.type, { standing: -1, down: 1 });
}

function expected(outlook: Outlook, imagined: State, after: Runner, blow: Blow): number {
  const laidDown = (state: State) => withoutStrongest(state, hereOf(after), blow.profile.knocksOthers);
  const value = (state: State) => tableWorth(outlook, laidDown(state), after);
  const hit = gone(imagined, blow.target);
  const bonus = KILL_WORTH[blow.target.type];
  const killed = value(hit) + bonus;
  const missed = value(afterMiss(imagined, blow));
  const more = blow.cleave > 0 ? blow.cleave * (value(gone(hit, blow.target)) + bonus - value(hit)) : 0;
  return blow.kill * killed + (1 - blow.kill) * missed + more;
}

function cleaveChance(
  state: State,
  target: Target,
  profile: AttackProfile,
  bonus: number,
  toughness: number,
) {
  const { standing, down } = state.areas[target.areaId];
  const others = (target.down ? down : standing)[target.type] - 1;
  return profile.cleave && others > 0
    ? killChance(profile.dice, bonus - toughness, target.type, toughness)
    : 0;
}

export function attackWorth(outlook: Outlook, move: AttackAction): number {
  const { state, runner } = outlook;
  const profile = weaponProfile(runner, move.mode);
  const preview = attackPreview(state, runner, move);
  if (!profile || !preview) return Number.NEGATIVE_INFINITY;
  const paid = afterSpending(runner, [move.die]);
  const after = { ...paid, pool: paid.pool.filter((die) => die.id !== move.fatigueDie) };
  const fee = move.fatigueDie ? FATIGUE_HARM : 0;
  const target = { areaId: move.targetArea, type: move.targetType, down: move.targetDown };
  const key = JSON.stringify([move.mode, target, move.push, preview.killChance, expectedDefence(after)]);
  const value = once(outlook, key, () => {
    const pushed = afterPushes(withRunner(state, after), areaOf(runner.zone), move.push);
    const cleave = cleaveChance(pushed, target, profile, preview.bonus, preview.toughness);
    return expected(outlook, pushed, after, { target, profile, kill: preview.killChance, cleave });
  });
  return value + keptWorth(after) - fee;
}

/** Knives and Spears: no die is spent. */
export function itemAttackWorth(outlook: Outlook, item: 'c-knives' | 'spear', target: Target): number {
  const { state, runner } = outlook;
  const { killChance: kill } = itemAttackPreview(state, runner, item, target);
  const blow = { target, profile: itemProfile(item), kill, cleave: 0 };
  return expected(outlook, state, runner, blow) + keptWorth(runner);
}
