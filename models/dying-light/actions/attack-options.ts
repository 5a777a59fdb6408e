/** Every attack that can be made now: mode and target, dice that are alike once, and the Pushes before it (9.1.4). */

import { GEAR } from '../content/gear';
import type { AttackProfile } from '../content/weapons';
import type { DieId, GearId } from '../ids';
import type { AttackAction, PushBefore, Target, UsedBoost } from '../moves';
import { weaponProfile } from '../rules/attack-profile';
import { usedBoosts } from '../rules/boosts';
import { diceClasses, iconsOn } from '../rules/dice-choices';
import { gearBoosts } from '../rules/gear';
import { pushPlans } from '../rules/push';
import { feeChoices } from '../rules/special-fee';
import { targetsWithin } from '../rules/targets';
import { freeSlots } from '../rules/tempo';
import type { Die, Runner, State } from '../state';

type Mode = AttackAction['mode'];

/** A way to pay for an attack: its Boosts are derived, all Pushes are used and Power spares the Fatigue (9.1.2). */
interface Payment {
  readonly die: DieId;
  readonly boosts: readonly UsedBoost[];
  readonly gearBoosts: readonly GearId[];
  readonly fatigueDie: DieId | null;
}

function paymentsWith(runner: Runner, mode: Mode, die: Die): readonly Payment[] {
  const gear = gearBoosts(runner, [die]);
  const gearPushes = gear.filter((id) => GEAR[id].boost === 'push');
  const pushes = iconsOn([die], 'push');
  const plain = { die: die.id, boosts: pushes, gearBoosts: gearPushes, fatigueDie: null };
  if (mode === 'standard') return [plain];
  const power = iconsOn([die], 'power');
  if (power.length > 0) return [{ ...plain, boosts: [...power, ...pushes] }];
  const gearPower = gear.find((id) => GEAR[id].boost === 'power');
  if (gearPower) return [{ ...plain, gearBoosts: [gearPower, ...gearPushes] }];
  return feeChoices(runner, die.id).map((fatigueDie) => ({ ...plain, fatigueDie }));
}

/** Choices of Pushes and, for each, of a target. */
type Aims = readonly { readonly push: readonly PushBefore[]; readonly targets: readonly Target[] }[];

function aimsOf(state: State, runner: Runner, profile: AttackProfile, icons: number): Aims {
  return pushPlans(state, runner, icons).map((push) => ({
    push,
    targets: targetsWithin(state, runner, profile.range, push),
  }));
}

function withAims(mode: Mode, payment: Payment, aims: Aims): readonly AttackAction[] {
  return aims.flatMap(({ push, targets }) =>
    targets.map(
      ({ areaId, type, down }): AttackAction => ({
        type: 'ATTACK',
        mode,
        targetArea: areaId,
        targetType: type,
        targetDown: down,
        ...payment,
        push,
      }),
    ),
  );
}

function optionsIn(state: State, runner: Runner, mode: Mode, dice: readonly Die[]): readonly AttackAction[] {
  const profile = weaponProfile(runner, mode);
  // A Push never brings the first target into reach: whoever is pushed stood in the own Area before.
  if (!profile || targetsWithin(state, runner, profile.range).length === 0) return [];
  const known = new Map<number, Aims>();
  const aims = (icons: number) => {
    const found = known.get(icons) ?? aimsOf(state, runner, profile, icons);
    known.set(icons, found);
    return found;
  };
  return dice.flatMap((die) =>
    paymentsWith(runner, mode, die).flatMap((payment) =>
      withAims(mode, payment, aims(usedBoosts(payment, 'push'))),
    ),
  );
}

/** Complete and all legal; empty when no die, slot or target is there. */
export function attackOptions(state: State, runner: Runner): readonly AttackAction[] {
  if (freeSlots(runner) < 1) return [];
  const dice = diceClasses(runner.pool).flatMap(([die]) => die ?? []);
  return (['standard', 'special'] as const).flatMap((mode) => optionsIn(state, runner, mode, dice));
}
