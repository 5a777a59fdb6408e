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
import { type Outlook, once, type Prospect, prospect, worthOf } from './outlook';

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

export function gone(state: State, { areaId, type, down }: Target): State {
  return withInfected(state, areaId, type, down ? { down: -1 } : { standing: -1 });
}

function afterMiss(state: State, { target, profile }: Blow): State {
  if (!profile.knocksSurvivor || target.down || INFECTED[target.type].class === 'special') return state;
  return withInfected(state, target.areaId, target.type, { standing: -1, down: 1 });
}

/** The table after a hit, after a miss, and what a second kill would change. */
function prospects(outlook: Outlook, imagined: State, after: Runner, blow: Blow): readonly Prospect[] {
  const { target, profile, kill, cleave } = blow;
  const bonus = KILL_WORTH[target.type];
  const at = (state: State, share: number, extra: number) =>
    prospect(outlook, withoutStrongest(state, hereOf(after), profile.knocksOthers), after, share, extra);
  const hit = gone(imagined, target);
  const missed = at(afterMiss(imagined, blow), 1 - kill, 0);
  if (cleave === 0) return [at(hit, kill, bonus), missed];
  return [at(hit, kill - cleave, bonus), at(gone(hit, target), cleave, 2 * bonus), missed];
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

/** Attacks of one key differ only in the dice that pay. */
function keyOf({ mode, targetArea, targetType, targetDown, push }: AttackAction, kill: number): string {
  const pushed = push.map(({ type, toArea }) => `${type} ${toArea}`).join();
  return `${mode} ${targetArea} ${targetType} ${targetDown} ${kill} ${pushed}`;
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
  const { bonus, toughness, killChance: kill } = preview;
  const known = once(outlook, keyOf(move, kill), () => {
    const pushed = afterPushes(withRunner(state, after), areaOf(runner.zone), move.push);
    const cleave = cleaveChance(pushed, target, profile, bonus, toughness);
    return prospects(outlook, pushed, after, { target, profile, kill, cleave });
  });
  return worthOf(outlook, known, after) - fee;
}

/** Knives and Spears: no die is spent. */
export function itemAttackWorth(outlook: Outlook, item: 'c-knives' | 'spear', target: Target): number {
  const { state, runner } = outlook;
  const { killChance: kill } = itemAttackPreview(state, runner, item, target);
  const blow = { target, profile: itemProfile(item), kill, cleave: 0 };
  return worthOf(outlook, prospects(outlook, state, runner, blow), runner);
}
