/** Attacks: from the Damage dice to the last Crit (DL-ATK-03, DL-ATK-04). What the damage does is in `strike.ts`. */
import { rollDie } from '../../kernel/luck';
import { DAMAGE_DIE, damageOf, MAX_DAMAGE_DICE, UNSPENT_CRIT_DAMAGE } from '../content/dice';
import type { AttackProfile } from '../content/weapons';
import type { EntryOf } from '../entries';
import type { AttackInProgress, FrameOf } from '../frames';
import { areaOf } from '../map';
import type { Target } from '../moves';
import { type DLPlay, pushFrames } from '../play';
import type { Runner } from '../state';
import { type AttackItem, itemBonus, itemProfile } from './attack-profile';
import { critTargets } from './crits';
import { dealDamage } from './strike';

type Attacked = EntryOf<'attacked'>;

/** An attack whose costs are paid and whose target is legal. */
export interface AttackStart {
  readonly with: Attacked['with'];
  readonly mode: Attacked['mode'];
  readonly profile: AttackProfile;
  /** Added once to the total (DL-ATK-03). */
  readonly bonus: number;
  readonly target: Target;
  /** Push icons paid for and not used before the attack. */
  readonly pushes: number;
}

function rollDamage(play: DLPlay, dice: number): readonly number[] {
  const count = Math.min(dice, MAX_DAMAGE_DICE);
  return Array.from({ length: count }, () => rollDie(play.state.luck, 'damage', DAMAGE_DIE.faces));
}

function inProgress(runner: Runner, start: AttackStart, total: number, crits: number): AttackInProgress {
  const { profile, target, pushes } = start;
  const here = areaOf(runner.zone);
  return {
    runner: runner.id,
    area: target.areaId,
    type: target.type,
    down: target.down,
    total,
    crits,
    critAreas: here === target.areaId ? [here] : [here, target.areaId],
    cleave: profile.cleave,
    knockSurvivor: profile.knocksSurvivor,
    knockOthers: profile.knocksOthers,
    critKilledTarget: false,
    pushes,
  };
}

function tellAttacked(play: DLPlay, runner: Runner, start: AttackStart): void {
  const { areaId: area, type: target } = start.target;
  play.tell({ type: 'attacked', runner: runner.id, with: start.with, mode: start.mode, area, target });
}

/** Rolls the Damage dice, never more than four (DL-ATK-03), and puts the attack on the stack. */
export function startAttack(play: DLPlay, runner: Runner, start: AttackStart): void {
  const { bonus, profile } = start;
  tellAttacked(play, runner, start);
  const damage = rollDamage(play, profile.dice).map(damageOf);
  const crits = damage.filter((face) => face === 'crit').length;
  const sum = damage.reduce<number>((total, face) => (face === 'crit' ? total : total + face), bonus);
  const attack = inProgress(runner, start, sum, crits);
  const { total } = keepCrits(attack);
  play.tell({ type: 'damage-rolled', runner: runner.id, faces: damage.map(String), bonus, total });
  pushFrames(play, { type: 'attack', attack });
}

/** Attacks with Throwing Knives (3.9) or a Spear (DL-ENV-04): no weapon attack, so that no Skill adds to it. */
export function startItemAttack(play: DLPlay, runner: Runner, item: AttackItem, target: Target): void {
  const profile = itemProfile(item);
  const bonus = itemBonus(runner, profile);
  startAttack(play, runner, { with: item, mode: 'item', profile, bonus, target, pushes: 0 });
}

/** The attack once no further Crit is spent: each counts 3 (DL-ATK-04). The total is never below 0 (DL-ATK-10). */
export function keepCrits(attack: AttackInProgress): AttackInProgress {
  const total = Math.max(0, attack.total + UNSPENT_CRIT_DAMAGE * attack.crits);
  return { ...attack, critAreas: [...attack.critAreas], total, crits: 0 };
}

/** Asks about the next Crit while it can remove somebody, then deals the damage (DL-ATK-04). */
export function resolveAttack(play: DLPlay, { attack }: FrameOf<'attack'>): void {
  if (critTargets(play.state, attack).length > 0) pushFrames(play, { type: 'spendCrits', attack });
  else dealDamage(play, keepCrits(attack));
}
