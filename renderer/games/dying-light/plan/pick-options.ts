/** What a Runner may begin with, as cards: whom, in what and with what. */
import { GEAR, GEAR_SETS } from '../../../../models/dying-light/content/gear';
import { RUNNERS } from '../../../../models/dying-light/content/runners';
import {
  GEAR_SET_IDS,
  type GearSetId,
  RUNNER_IDS,
  type RunnerId,
  STARTING_WEAPON_IDS,
  type StartingWeaponId,
} from '../../../../models/dying-light/ids';
import { t } from '../../../i18n';
import type { PickOption } from '../../../seats/pick-dialog';
import { boostName, fullName, itemName, itemText } from '../names';
import type { GamePlan, PlannedRunner } from './game-plan';
import { outfitOf, portraitOf, weaponPicture } from './pictures';

/** Number of the seat that has a pick already; undefined while nobody has. */
function seatWith(plan: GamePlan, has: (planned: PlannedRunner) => boolean): number | undefined {
  const at = plan.runners.findIndex(has);
  return at < 0 ? undefined : at + 1;
}

export function runnerOptions(plan: GamePlan): readonly PickOption<RunnerId>[] {
  return RUNNER_IDS.map((key) => ({
    key,
    label: fullName(key),
    picture: portraitOf(key),
    text: t(`dl.skill.${RUNNERS[key].skill}.text`),
    seat: seatWith(plan, ({ runner }) => runner === key),
  }));
}

/** "Jacket: Block. Gloves: Climb. Shoes: Jump." */
function gearText(set: GearSetId): string {
  return GEAR_SETS[set].gear
    .map((id) =>
      t('dl.plan.gear', { slot: t(`dl.gear-slot.${GEAR[id].slot}`), boost: boostName(GEAR[id].boost) }),
    )
    .join(' ');
}

export function gearOptions(plan: GamePlan): readonly PickOption<GearSetId>[] {
  return GEAR_SET_IDS.map((key) => ({
    key,
    label: t(`dl.gear-set.${key}`),
    picture: outfitOf(key),
    text: gearText(key),
    seat: seatWith(plan, ({ gear }) => gear === key),
  }));
}

export function weaponOptions(plan: GamePlan): readonly PickOption<StartingWeaponId>[] {
  return STARTING_WEAPON_IDS.map((key) => ({
    key,
    label: itemName(key),
    picture: weaponPicture(key),
    text: itemText(key),
    seat: seatWith(plan, ({ weapon }) => weapon === key),
  }));
}
